import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '../../src/api/messages.ts';
import type { WireMessage } from '../../src/wire/types.ts';
import { MESSAGE_FAULTS } from './message-faults.cases.ts';
import { askServiceAt, faultAddress, heldCalls, releaseCalls } from './service.ts';

const MESSAGE: WireMessage = {
  name: 'Awa Ndiaye',
  phone: '',
  message: 'La vidéo de la section 3 ne démarre pas.',
  type: 'probleme',
  page: '/v2/course?formationId=react',
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('is true for status 200 only (N1)', () => {
  test.each(MESSAGE_FAULTS)('$callId $fault: $isSent', async ({ callId, fault, note, isSent }) => {
    const fetch = vi.spyOn(window, 'fetch');
    askServiceAt('provider', faultAddress(fault, note ?? callId));
    const answer = sendMessage(MESSAGE);
    if (fault === 'hang' || fault === 'slow5') {
      await vi.waitFor(async () => expect(await heldCalls(callId)).toBe(1));
      await releaseCalls(callId);
    }
    expect(await answer).toBe(isSent);
    const asked = fetch.mock.calls.filter(([url]) => String(url).includes('sendMessage'));
    expect(asked).toHaveLength(1);
  });
});

test('the provider is asked, with the message and nothing else', async () => {
  askServiceAt('provider', faultAddress('echo'));
  const fetch = vi.spyOn(window, 'fetch');
  expect(await sendMessage(MESSAGE)).toBe(true);
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe(`${faultAddress('echo')}/v3/sendMessage`);
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(String(init?.body))).toEqual(MESSAGE);
});

test('the local API takes a message, and refuses one that is too short', async () => {
  expect(await sendMessage(MESSAGE)).toBe(true);
  expect(await sendMessage({ ...MESSAGE, message: 'Court' })).toBe(false);
});
