import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { createSessionTokens } from './session-tokens.ts';

const secret = 'a'.repeat(32);
const key = (text: string) => new TextEncoder().encode(text);
const clock = { now: () => NOON };
const tokens = createSessionTokens([secret], clock);
const session = {
  id: 'session-1',
  accountId: 'account-1',
  createdAt: NOON,
  usedAt: NOON,
  expiresAt: NOON + 1000,
  device: { browser: 'Firefox', system: 'linux' as const },
};
const claims = { sessionId: 'session-1', accountId: 'account-1' };

const right = {
  iss: 'mdmc-admin',
  aud: 'mdmc-api',
  sub: 'account-1',
  jti: 'session-1',
  exp: NOON / 1000 + 60,
  role: 'admin',
};
const signed = (payload: object, by = secret) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(key(by));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('issues a token as documented: three parts, HS256, issuer, seven days, session, account and role', async () => {
  const token = await tokens.issue(session, 'moderator');
  expect(token.split('.')).toHaveLength(3);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const { iat = 0, exp = 0, ...rest } = decodeJwt(token);
  expect(exp - iat).toBe(7 * 24 * 3600);
  expect(rest).toEqual({
    iss: 'mdmc-admin',
    aud: 'mdmc-api',
    sub: 'account-1',
    jti: 'session-1',
    role: 'moderator',
  });
  expect(await tokens.read(token)).toEqual(claims);
});

it('reads a token that the secret has signed', async () => {
  expect(await tokens.read(await signed(right))).toEqual(claims);
});

describe('an invalid session token', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cases: [string, () => Promise<string> | string][] = [
    ['another secret', () => signed(right, 'b'.repeat(32))],
    ['another issuer', () => signed({ ...right, iss: 'mdmc' })],
    ['no issuer', () => signed({ ...right, iss: undefined })],
    ['another audience', () => signed({ ...right, aud: 'mdmc-invitations' })],
    ['no audience', () => signed({ ...right, aud: undefined })],
    ['an expired token', () => signed({ ...right, exp: NOON / 1000 - 1 })],
    ['a token that expires at this second', () => signed({ ...right, exp: NOON / 1000 })],
    ['a token without an end', () => signed({ ...right, exp: undefined })],
    ['a token that is not valid yet', () => signed({ ...right, nbf: NOON / 1000 + 60 })],
    ['a token without a session', () => signed({ ...right, jti: undefined })],
    ['a session that is no text', () => signed({ ...right, jti: 1 })],
    ['a token without an account', () => signed({ ...right, sub: undefined })],
    [
      'HS512 with the right secret',
      () => {
        const text = `${part({ alg: 'HS512' })}.${part(right)}`;
        return `${text}.${createHmac('sha512', secret).update(text).digest('base64url')}`;
      },
    ],
    ['RS256', () => new SignJWT(right).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)],
    ['alg none', () => `${part({ alg: 'none' })}.${part(right)}.`],
    ['alg None, with a signature', () => `${part({ alg: 'None' })}.${part(right)}.AAAA`],
    [
      'a header that says HS512 over an HS256 signature',
      () => {
        const text = `${part({ alg: 'HS512' })}.${part(right)}`;
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      },
    ],
    [
      'a changed payload',
      async () => {
        const [header, , signature] = (await signed(right)).split('.');
        return `${header}.${part({ ...right, sub: 'account-2' })}.${signature}`;
      },
    ],
    [
      'a critical header that nobody knows',
      () => {
        const text = `${part({ alg: 'HS256', crit: ['x'], x: 1 })}.${part(right)}`;
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      },
    ],
    ['no token', () => ''],
    ['the text of the old site', () => 'true'],
    ['two parts', () => 'a.b'],
    ['noise', () => 'é.🎵.\0'],
  ];
  it.each(cases)('is rejected: %s', async (_name, forge) =>
    expect(await tokens.read(await forge())).toBeUndefined(),
  );
});

it('signs with the first secret, verifies with every listed secret, and not with a removed one', async () => {
  const before = await tokens.issue(session, 'admin');
  const during = createSessionTokens(['b'.repeat(32), secret], clock);
  const fresh = await during.issue(session, 'admin');
  expect(await during.read(before)).toEqual(claims);
  expect(await during.read(fresh)).toEqual(claims);
  expect(await tokens.read(fresh)).toBeUndefined();
  const after = createSessionTokens(['b'.repeat(32)], clock);
  expect(await after.read(fresh)).toEqual(claims);
  expect(await after.read(before)).toBeUndefined();
});

it('throws without a secret', () => {
  expect(() => createSessionTokens([], clock)).toThrow('no secret');
});
