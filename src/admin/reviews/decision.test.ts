import { expect, it } from 'vitest';
import type { ModeratedReviewDto, ModerationPage } from '../../contracts/reviews/moderation.ts';
import { moved, untoldOf, withoutDecided } from './decision.ts';

const review = (id: string, status: ModeratedReviewDto['status'] = 'pending') =>
  ({ _id: id, status }) as ModeratedReviewDto;
const page: ModerationPage = {
  items: [review('a'), review('b'), review('c')],
  total: 30,
  page: 1,
  pageSize: 25,
  counts: { pending: 30, approved: 4, rejected: 1 },
};
const approved = { from: 'pending', to: 'approved' } as const;

it('withoutDecided removes decided reviews from the page and moves them in the counts, only once', () => {
  const once = withoutDecided(page, new Set(['a', 'c', 'elsewhere']), approved);
  expect(once).toEqual({
    ...page,
    items: [review('b')],
    total: 28,
    counts: { pending: 28, approved: 6, rejected: 1 },
  });
  expect(withoutDecided(once, new Set(['a', 'c']), approved)).toBe(once);
});

it('withoutDecided does not change a page that already shows the new status', () => {
  const after = { ...page, items: [review('a', 'approved')] };
  expect(withoutDecided(after, new Set(['a']), approved)).toBe(after);
});

it('moved shifts counts from status to status and back, and never below zero', () => {
  const counts = { pending: 250, approved: 4, rejected: 1 };
  const after = moved(counts, 2, approved);
  expect(after).toEqual({ pending: 248, approved: 6, rejected: 1 });
  expect(moved(after, 2, { from: 'approved', to: 'pending' })).toEqual(counts);
  expect(moved(counts, 5, { from: 'rejected', to: 'pending' })).toMatchObject({ pending: 255, rejected: 0 });
});

it('untoldOf distinguishes samples from reviews without an address, and finds an author among both', () => {
  const by = (email: string | null, demo: boolean, invited: string | null = null) =>
    ({ email, demo, invited }) as ModeratedReviewDto;
  expect(untoldOf(by('ana@exemple.fr', true))).toBe('sample');
  expect(untoldOf(by(null, false))).toBe('noEmail');
  expect(untoldOf(by(null, false, 'Zoé'))).toBe('byLink');
  expect(untoldOf(by(null, false, 'Zoé'), by(null, false))).toBe('noEmail');
  expect(untoldOf(by('ana@exemple.fr', true), by(null, false))).toBe('noEmail');
  expect(untoldOf(by(null, false), by('ana@exemple.fr', false))).toBeUndefined();
});
