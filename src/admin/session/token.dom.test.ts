import { beforeEach, expect, it } from 'vitest';
import { forgetToken, keepToken, readToken } from './token.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const tokenWith = (payload: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'sign']
    .map((part) => btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .join('.');
const good = { iss: 'mdmc-admin', exp: now / 1000 + 60 };

beforeEach(() => localStorage.clear());

it('gives a token that passes the documented check, and forgets it on demand', () => {
  const token = tokenWith({ ...good, sub: 'é?>~' });
  keepToken(token);
  expect(readToken(now)).toBe(token);
  forgetToken();
  expect(readToken(now)).toBeUndefined();
});

it.each([
  ['the text true', 'true'],
  ['two parts', 'a.b'],
  ['four parts', `${tokenWith(good)}.x`],
  ['no JSON', 'a.b.c'],
  ['a payload that is no object', tokenWith('x')],
  ['an expired one', tokenWith({ ...good, exp: now / 1000 })],
  ['one without an end', tokenWith({ iss: 'mdmc-admin' })],
  ['an end that is text', tokenWith({ ...good, exp: String(good.exp) })],
  ['another issuer', tokenWith({ ...good, iss: 'somebody' })],
])('removes %s', (_, token) => {
  localStorage.setItem('admin-auth', token);
  expect(readToken(now)).toBeUndefined();
  expect(localStorage.getItem('admin-auth')).toBeNull();
});
