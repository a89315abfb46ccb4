import { expect, it } from 'vitest';
import { invitationIn, withoutInvitation } from './review-path.ts';

it.each([
  ['/review', ''],
  ['/review/ABCD2345', 'ABCD2345'],
  ['/review/a/b', 'a/b'],
  ['/review/ABCD2345%E2%80%8B', 'ABCD2345\u200b'],
  ['/review/%', '%'],
  ['/reviews', undefined],
  ['/all-reviews', undefined],
  ['/', undefined],
])('invitationIn of %s is %j', (path, code) => {
  expect(invitationIn(path)).toBe(code);
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
