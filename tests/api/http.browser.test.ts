import { afterEach, describe, expect, test, vi } from 'vitest';
import { HttpError, read } from '../../src/api/http.ts';
import { ENDPOINTS } from '../../src/wire/endpoints.ts';
import { clearCookies } from '../browser/page.ts';
import { askCoursesAt, faultAddress } from './service.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await clearCookies();
});

describe('what is sent', () => {
  test.each([
    { why: 'a line break', token: 'a%0D%0AX-Evil: 1' },
    { why: 'a picture', token: '%F0%9F%A7%B5' },
    { why: 'nothing', token: '' },
  ])('a token that holds $why is left out: no header can carry it', async ({ token }) => {
    await cookieStore.set('XSRF-TOKEN', token);
    expect(await echo()).not.toHaveProperty('x-xsrf-token');
  });

  test.each([
    { base: '', query: {}, url: '/course' },
    { base: '/', query: {}, url: '/course' },
    { base: '/v1/', query: { version: '2', courseId: '' }, url: '/v1/course?version=2&courseId=' },
    {
      base: '',
      query: { nom: 'C++ & co / été' },
      url: '/course?nom=C%2B%2B+%26+co+%2F+%C3%A9t%C3%A9',
    },
  ])('$url', async ({ base, query, url }) => {
    expect((await echo(query, base)).url).toBe(`/echo/-${url}`);
  });

  async function echo(query = {}, base = ''): Promise<Record<string, string>> {
    askCoursesAt(`${faultAddress('echo')}${base}`);
    return (await read(ENDPOINTS.courses, query, (body) => body as Record<string, string>)).data;
  }
});

describe('an ETag', () => {
  const known = { data: ['known'], etag: '"1"' };

  test('that still stands gives back the known object, body unread', async () => {
    const parse = vi.spyOn(Response.prototype, 'json');
    expect(await ask('etag', '"1"', known)).toBe(known);
    expect(parse).not.toHaveBeenCalled();
  });

  test.each(['"2"', 'W/"1"', '1'])('that changed, %s, is decoded and kept', async (etag) => {
    expect(await ask('tagged', etag, known)).toEqual({ data: ['decoded'], etag });
  });

  test('that nobody knows yet is decoded and kept', async () => {
    expect(await ask('tagged', '"1"')).toEqual({ data: ['decoded'], etag: '"1"' });
  });

  test('that is missing never stands', async () => {
    const untagged = { data: ['known'], etag: null };
    expect(await ask('good', '-', untagged)).toEqual({ data: ['decoded'], etag: null });
  });
});

test.each([200, 201, 203, 206])('status %s is a success (N10)', async (status) => {
  expect((await ask(`s${status}`, '-')).data).toEqual(['decoded']);
});

describe('a refusal', () => {
  test.each([
    ...[400, 401, 403, 404, 500].map((status) => ({ status, note: '-', retryAfterMs: 0 })),
    { status: 429, note: '7', retryAfterMs: 7_000 },
    // A month is more than a timer holds: it would fire at once, for ever.
    { status: 429, note: '2592000', retryAfterMs: 2 ** 31 - 1 },
    { status: 503, note: '0', retryAfterMs: 0 },
    { status: 503, note: 'demain', retryAfterMs: 0 },
    { status: 503, note: 'Wed, 21 Oct 2015 07:28:00 GMT', retryAfterMs: 0 },
  ])('status $status, Retry-After $note: $retryAfterMs ms', async ({ status, note, ...error }) => {
    const asked = ask(`s${status}`, note);
    await expect(asked).rejects.toBeInstanceOf(HttpError);
    await expect(asked).rejects.toMatchObject({ status, ...error, message: `HTTP ${status}` });
  });

  test('a Retry-After that is a date counts from now', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    await expect(ask('s503', inAnHour)).rejects.toSatisfy(
      ({ retryAfterMs }: HttpError) => retryAfterMs > 3_590_000 && retryAfterMs <= 3_600_000,
    );
  });

  test('a body that decodes to nothing', async () => {
    askCoursesAt(faultAddress('good'));
    const asked = read(ENDPOINTS.courses, {}, () => undefined);
    await expect(asked).rejects.toMatchObject({ status: 200, retryAfterMs: 0 });
  });
});

function ask(fault: string, note: string, known?: { data: string[]; etag: string | null }) {
  askCoursesAt(faultAddress(fault, note));
  return read(ENDPOINTS.courses, {}, () => ['decoded'], known);
}
