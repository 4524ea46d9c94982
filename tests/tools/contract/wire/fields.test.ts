import { expect, test } from 'vitest';
import {
  COURSE_FIELDS,
  DETAIL_FIELDS,
  SECTION_FIELDS,
  VIDEO_FIELDS,
} from '../../../../src/tools/contract/wire/fields.ts';

test.each([
  { what: 'a course', fields: COURSE_FIELDS, required: ['id', 'nom'] },
  { what: 'the details', fields: DETAIL_FIELDS, required: [] },
  { what: 'a section', fields: SECTION_FIELDS, required: ['id'] },
  { what: 'a video', fields: VIDEO_FIELDS, required: ['videoName'] },
])('$what is dropped without $required, and for nothing else (N7)', ({ fields, required }) => {
  const needed = fields.filter(({ need }) => need === 'required').map(({ name }) => name);
  expect(needed).toEqual(required);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});
