import type { IncomingMessage } from 'node:http';
import { getCookie } from 'hono/cookie';
import { expect, it } from 'vitest';
import { processorMs } from '../../tests/processor-time.ts';
import { forwardedAddress } from '../api/middleware/client-address.ts';
import { leadSource } from '../domain/lead/lead-source.ts';
import { userAgentFamily } from '../domain/lead/user-agent-family.ts';
import { negotiateLocale } from '../domain/locale/negotiate.ts';
import { isBot } from '../domain/visit/is-bot.ts';
import { preferredEncoding } from '../http-front/compress.ts';
import { requestedRange } from '../http-front/files/byte-range.ts';
import { isForeign, readFormPost } from '../http-front/forms/form-post.ts';
import { LANGUAGE_COOKIE, readCookie } from '../http-front/language.ts';

/** Node refuses headers of more than 16 kB in all. */
const HEADER_BYTES = 16_000;
const MOST_MS = 20;
const attacks = [
  ...['.', '/', ' ', 'a@.', '-', ',', ';', '=', ';q=', 'q=0.', 'fr;q=1,', 'lang=', 'a=b; ', '%', '%e9', '"'],
  ...['0', '0.', ':', '[', '::', 'bytes=0-', 'Mozilla/5.0 (', 'bot', 'http://', 'W/"', '(', 'x'],
].flatMap((part) => {
  const run = part.repeat(Math.ceil(HEADER_BYTES / part.length));
  return [run, `a${run}b`, `${run}\u00e9`, `bytes=${run}`, `[${run}`];
});

const withHeaders = (headers: Record<string, string>) =>
  ({ method: 'GET', headers }) as never as IncomingMessage;
/** The function that reads each header of a visitor's request. */
const readers: Record<string, (text: string) => unknown> = {
  'Accept-Language': (acceptLanguage) =>
    negotiateLocale({ query: acceptLanguage, cookie: acceptLanguage, acceptLanguage }),
  'Cookie of a page': (text) => readCookie(text, LANGUAGE_COOKIE),
  'Cookie of the API': (cookie) =>
    getCookie({ req: { raw: new Request('http://a.example', { headers: { cookie } }) } } as never, 'lang'),
  'User-Agent of a visit': isBot,
  'User-Agent of a lead': userAgentFamily,
  'X-Forwarded-For': (text) => forwardedAddress('192.0.2.1', text, 1),
  Referer: (text) => leadSource({}, text, text),
  Origin: (origin) => isForeign(withHeaders({ origin }), 'https://site.example'),
  'Content-Type': (text) => readFormPost(withHeaders({ 'content-type': text })),
  Range: (range) => requestedRange(withHeaders({ range }), '"a"', 1000),
  'Accept-Encoding': preferredEncoding,
};

it.each(Object.entries(readers))('reads 16 kB of %s within 20 ms of processor time', (_name, read) => {
  const slow = attacks
    .map((attack) => [processorMs(() => read(attack)), attack.slice(0, 12)] as const)
    .filter(([ms]) => ms > MOST_MS);
  expect(slow).toEqual([]);
});
