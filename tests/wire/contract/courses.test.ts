import { COURSE_CALLS } from '../../../src/wire/contract/courses.ts';
import { testDrift } from './drift.ts';

testDrift(Object.values(COURSE_CALLS));
