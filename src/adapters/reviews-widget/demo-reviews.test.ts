import { expect, it } from 'vitest';
import { createDemoReviews } from './demo-reviews.ts';

it('counts the ages of sample reviews from the day in Paris, which begins at 23:00 UTC in winter', async () => {
  const newest = async (now: string) => {
    const answer = await createDemoReviews({ now: () => Date.parse(now) }).fetch(
      new AbortController().signal,
    );
    const times = answer.kind === 'list' ? answer.items.map(({ publishedAt }) => publishedAt ?? 0) : [];
    return Math.max(...times);
  };
  const before = await newest('2026-11-21T22:59:59Z');
  expect((await newest('2026-11-21T23:00:00Z')) - before).toBe(86_400_000);
  expect(await newest('2026-11-22T22:59:59Z')).toBe(await newest('2026-11-21T23:00:00Z'));
});
