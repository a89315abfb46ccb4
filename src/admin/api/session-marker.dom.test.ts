import { beforeEach, expect, it } from 'vitest';
import { markerFor, tokenFor } from '../../../tests/accounts/session-tokens.ts';
import { earlierToken, forgetSession, keepSession, readMarker, readOwner } from './session-marker.ts';

const key = 'admin-auth';
const now = Date.parse('2026-11-21T12:00:00Z');
const soon = now / 1000 + 60;
const good = { iss: 'mdmc-admin', exp: soon, sub: 'ana' };

beforeEach(() => localStorage.clear());

it('keepSession stores the account and the expiry of the session, and no part of the token’s signature', () => {
  const token = tokenFor('ana', 'j1', soon).replace(/x$/, 'signature');
  keepSession(token);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...good, jti: 'j1' });
  expect([readMarker(now), readOwner(now)]).toEqual([markerFor(token), 'ana']);
  forgetSession();
  expect([readMarker(now), readOwner(now)]).toEqual([undefined, undefined]);
});

it.each([
  ['the text true', 'true'],
  ['a text that is not JSON', 'a.b.c'],
  ['a text', '"x"'],
  ['a token of an earlier version', tokenFor('ana', 'a', soon)],
  ['an expired session', JSON.stringify({ ...good, exp: now / 1000 })],
  ['a session without an expiry', JSON.stringify({ iss: 'mdmc-admin' })],
  ['an expiry that is text', JSON.stringify({ ...good, exp: String(soon) })],
  ['a session of another issuer', JSON.stringify({ ...good, iss: 'somebody' })],
])('readMarker removes %s', (_, stored) => {
  localStorage.setItem(key, stored);
  expect(readMarker(now)).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});

it('earlierToken returns the token that an earlier version stored, as long as it has not expired', () => {
  const token = tokenFor('ana', 'a', soon);
  localStorage.setItem(key, token);
  expect(earlierToken(now)).toBe(token);
  expect(earlierToken(now + 61_000)).toBeUndefined();
  localStorage.setItem(key, markerFor(token));
  expect(earlierToken(now)).toBeUndefined();
  for (const wrong of ['true', 'a.b', `${token}.x`, 'a.b.c']) {
    localStorage.setItem(key, wrong);
    expect(earlierToken(now)).toBeUndefined();
  }
});
