import type { Break } from './breaks/break.ts';
import { PAGE } from './breaks/page.ts';
import { RULES } from './breaks/rules.ts';
import { SAFETY } from './breaks/safety.ts';
import { SITE } from './breaks/site.ts';
import { WIRE } from './breaks/wire.ts';

/** All the planned faults, those that need the built site last. */
export const PLAN: readonly Break[] = [...RULES, ...WIRE, ...SAFETY, ...PAGE, ...SITE];
