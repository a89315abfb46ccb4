import { Secret } from 'otpauth';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/accounts/second-factor.ts';
import { readCode } from '../../domain/account/second-factor.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

const at = (seconds: number) => createOneTimeCodes(() => 'MDMC', { now: () => seconds * 1000 });
/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

// The codes are the last six of the appendix's eight digits.
it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('recognises, at %i seconds, %s as the code of step %i', (seconds, code, step) => {
  expect(at(seconds).stepOf(secret, code)).toBe(step);
});

it('accepts codes of the previous and the next step, and returns the number of the step', () => {
  const now = 1_234_567_890;
  const stepOf = (steps: number) => at(now).stepOf(secret, codeOf(secret, steps, now * 1000));
  expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([undefined, 41_152_262, 41_152_263, 41_152_264, undefined]);
});

it.each(['', '28708', '2870820', '287083', 'abcdef'])('rejects the code %j', (code) => {
  expect(at(59).stepOf(secret, code)).toBeUndefined();
});

it('returns an address with the site, the account, and parameters that every app supports', () => {
  const { secret: fresh, address } = createOneTimeCodes(() => 'Été & Co', { now: Date.now }).invite(
    'lea@example.com',
  );
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(address);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Été & Co:lea@example.com',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Été & Co',
    secret: fresh,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(at(0).invite('lea@example.com').secret).not.toBe(fresh);
});

it('renders the address as a QR code with the margin that readers need', () => {
  const { address, qr } = at(0).invite('lea@example.com');
  const drawn = Array.from({ length: qr.size }, () => Array.from({ length: qr.size }, () => false));
  for (const [, x, y, length] of qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(qr.path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
  expect(drawn[4]?.slice(0, 12)).toEqual([...'    #######'].map((sign) => sign === '#').concat(false));
});

it('returns ten readable recovery codes, and digests that do not contain them', () => {
  const codes = at(0);
  const given = codes.recoveryCodes();
  expect(new Set(given).size).toBe(10);
  for (const code of given) expect(readCode(code)).toEqual({ kind: 'recovery', code });
  const [first = '', second = ''] = given;
  expect(codes.digest(first)).toBe(codes.digest(first));
  expect(codes.digest(first)).not.toBe(codes.digest(second));
  expect(codes.digest(first)).not.toContain(first);
});
