import { COURSE_CALLS } from '../../../../src/tools/contract/wire/courses.ts';
import { testDrift } from './drift.ts';

testDrift(Object.values(COURSE_CALLS));
