import { expect, it } from 'vitest';
import { invitationIn, isInvitationCode, withoutInvitation } from './review-path.ts';

it.each([
  ['/review', ''],
  ['/review/ABCD2345', 'ABCD2345'],
  ['/review/a/b', 'a/b'],
  ['/reviews', undefined],
  ['/all-reviews', undefined],
  ['/', undefined],
])('invitationIn of %s is %j', (path, code) => {
  expect(invitationIn(path)).toBe(code);
});

it.each([
  ['ABCD2345', true],
  ['abcd2345', true],
  // No code contains letters or digits that look like others.
  ['ABCD2340', false],
  ['ABCD234', false],
  ['ABCD23456', false],
  ['<script>', false],
  ['', false],
])('isInvitationCode of %j is %j', (text, code) => {
  expect(isInvitationCode(text)).toBe(code);
});

it.each([
  ['/review/ABCD2345', '/review'],
  ['/en/review/ABCD2345/more', '/en/review'],
  ['/review', '/review'],
  ['/en/all-reviews', '/en/all-reviews'],
  ['/faq/review/ABCD2345', '/faq/review/ABCD2345'],
])('withoutInvitation of %s is %s', (path, recorded) => {
  expect(withoutInvitation(path)).toBe(recorded);
});
