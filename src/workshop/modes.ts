import type { StreamParser } from '@codemirror/language';
import type { LanguageName } from './registry.ts';

const javascriptModes = () => import('@codemirror/legacy-modes/mode/javascript');

/** By language, what colours its code in the editor: apart from the registry, for it comes with the editor (U17). */
export const MODES: Readonly<Record<LanguageName, () => Promise<StreamParser<unknown>>>> = {
  html: async () =>
    (await import('./languages/web/html-mode.ts')).htmlMode() as StreamParser<unknown>,
  css: async () => (await import('./languages/web/css-mode.ts')).cssMode(),
  javascript: async () => (await javascriptModes()).javascript,
  jsx: async () => (await javascriptModes()).javascript,
  typescript: async () => (await javascriptModes()).typescript,
  python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  sql: async () => (await import('@codemirror/legacy-modes/mode/sql')).sqlite,
};
