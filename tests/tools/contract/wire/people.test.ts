import { expect, test } from 'vitest';
import { checkMessage } from '../../../../src/rules/site/message.ts';
import { PEOPLE_CALLS } from '../../../../src/tools/contract/wire/people.ts';
import { testDrift } from './drift.ts';

testDrift(Object.values(PEOPLE_CALLS));

test('the message of the example is one that the form lets through', () => {
  expect(checkMessage(PEOPLE_CALLS.sendMessage.body)).toEqual({});
});
