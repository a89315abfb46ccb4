import { beforeEach, expect, it } from 'vitest';
import { forgetToken, keepToken, readToken } from './token.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const tokenWith = (payload: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'sign']
    .map((part) => btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .join('.');
const good = { iss: 'mdmc-admin', exp: now / 1000 + 60 };

beforeEach(() => localStorage.clear());

it('readToken returns a token that passes the documented check, until forgetToken removes it', () => {
  const token = tokenWith({ ...good, sub: 'é?>~' });
  keepToken(token);
  expect(readToken(now)).toBe(token);
  forgetToken();
  expect(readToken(now)).toBeUndefined();
});

it.each([
  ['the text true', 'true'],
  ['a token of two parts', 'a.b'],
  ['a token of four parts', `${tokenWith(good)}.x`],
  ['a payload that is not JSON', 'a.b.c'],
  ['a payload that is not an object', tokenWith('x')],
  ['an expired token', tokenWith({ ...good, exp: now / 1000 })],
  ['a token without an expiry', tokenWith({ iss: 'mdmc-admin' })],
  ['an expiry that is text', tokenWith({ ...good, exp: String(good.exp) })],
  ['a token of another issuer', tokenWith({ ...good, iss: 'somebody' })],
])('readToken removes %s', (_, token) => {
  localStorage.setItem('admin-auth', token);
  expect(readToken(now)).toBeUndefined();
  expect(localStorage.getItem('admin-auth')).toBeNull();
});
