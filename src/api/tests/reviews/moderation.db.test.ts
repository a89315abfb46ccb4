import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fetchedReview, NOON } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { PendingReviewsAnswer } from '../../../contracts/reviews/pending-review.ts';
import { ReviewsAnswer } from '../../../contracts/reviews/review.ts';
import type { Role } from '../../../domain/account/role.ts';

const SCRIPT = '<script>alert("é")</script>';

eachEngine('the review lists API for moderators', (engine) => {
  let site: TestSite;
  const tokens = {} as Record<Role, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    tokens.admin = await tokenOf(site, await addAccount(site));
    tokens.moderator = await tokenOf(site, await addAccount(site, { role: 'moderator' }));
    await site.feeds.reviews.replace('vendor', [fetchedReview()], NOON);
    await site.feeds.reviews.addDemo(
      Array.from({ length: 210 }, (_, index) => ({
        externalId: `${index}`,
        name: SCRIPT,
        email: 'lea@example.com',
        rating: 1,
        comment: SCRIPT,
        lang: 'fr',
        createdAt: NOON + index,
      })),
    );
  });
  afterAll(() => site.close());

  const ask = (status: string, headers: Record<string, string>) =>
    site.get(`/api/reviews?status=${status}`, headers);

  it.each(['admin', 'moderator'] as const)(
    'returns the newest 200 pending reviews as they were written to the role %s',
    async (role) => {
      const response = await ask('pending', bearer(tokens[role]));
      expect(response.status).toBe(200);
      const { data } = PendingReviewsAnswer.strict().parse(await response.json());
      expect(data).toHaveLength(200);
      expect(data[0]).toEqual({
        _id: expect.any(String),
        name: SCRIPT,
        email: 'lea@example.com',
        rating: 1,
        message: SCRIPT,
        createdAt: new Date(NOON + 209).toISOString(),
        status: 'pending',
      });
    },
  );

  it('counts all reviews, beyond the 200 of a list, and returns no personal data with the counts', async () => {
    const response = await site.get('/api/reviews/moderation/counts', bearer(tokens.moderator));
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { pending: 210, approved: 0, rejected: 0 } },
    ]);
  });

  it('returns rejected reviews in a separate list', async () => {
    const listed = vi.spyOn(site.feeds.reviews, 'listByStatus');
    const response = await ask('rejected', bearer(tokens.moderator));
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: [] }]);
    expect(listed).toHaveBeenCalledWith('rejected', 200);
    listed.mockRestore();
  });

  it('returns approved reviews to visitors and accounts alike, without e-mail addresses', async () => {
    for (const headers of [{}, bearer(tokens.admin)]) {
      const text = await (await ask('approved', headers)).text();
      expect(ReviewsAnswer.parse(JSON.parse(text)).data).toHaveLength(1);
      expect(text).not.toMatch(/email|lea@/i);
    }
  });
});
