import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { FetchedReview } from '../src/app/ports/feeds.ts';
import type { ModeratedReviewDto } from '../src/contracts/reviews/moderation.ts';
import type { NewInvitation } from '../src/contracts/reviews/review-invitation.ts';
import { addAccount, bearer, tokenOf } from './accounts/accounts.ts';
import { fetchedReview } from './factories.ts';
import type { TestSite } from './test-site.ts';

/** The body that the site's review form sends. */
export const reviewForm = {
  rating: 4,
  name: 'Léa Martin',
  email: 'lea@example.com',
  message: 'Un rapport clair, et des chiffres que l’on comprend.',
};

/** Signs a new moderator in to a test site. Returns functions that write, decide, find and invite reviews. */
export async function openModeration(site: TestSite) {
  const account = await addAccount(site, { role: 'moderator' });
  const headers = bearer(await tokenOf(site, account));
  const call = (method: string, path: string, body?: unknown, more: Record<string, string> = headers) =>
    site.send(method, path, body, more);
  return {
    account,
    headers,
    call,
    /** Writes a review as a visitor, and returns its id. */
    async write(changes: object = {}): Promise<string> {
      const response = await site.post('/api/reviews', { ...reviewForm, ...changes });
      expect(response.status).toBe(201);
      return (await response.json()).data.id;
    },
    decide: (id: string, decision: object, more?: Record<string, string>) =>
      call('PUT', `/api/reviews/${id}`, decision, more),
    async invite(draft: object = { client: 'Nova' }): Promise<NewInvitation> {
      const response = await call('POST', '/api/review-invitations', draft);
      expect(response.status).toBe(201);
      return (await response.json()).data;
    },
    async find(id: string, status: string): Promise<ModeratedReviewDto | undefined> {
      const response = await call('GET', `/api/reviews/moderation?pageSize=100&status=${status}`);
      const { items } = (await response.json()).data as { items: ModeratedReviewDto[] };
      return items.find(({ _id }) => _id === id);
    },
  };
}
/** Stores a review of a vendor, as its feed does, beside those that it stored before. Returns its id. */
export async function importReview(site: TestSite, changes: Partial<FetchedReview> = {}): Promise<string> {
  const externalId = randomUUID();
  const imported = [
    ...(vendorReviews.get(site) ?? []),
    fetchedReview({ externalId, name: `Ana ${externalId}`, ...changes }),
  ];
  vendorReviews.set(site, imported);
  await site.ports.reviews.replace('vendor', imported, Date.now());
  const page = await site.ports.moderation.page({
    status: 'approved',
    source: 'all',
    order: 'desc',
    page: 1,
    pageSize: 100,
  });
  const name = imported.at(-1)?.name;
  const found = page.find((review) => !review.own && review.name === name);
  if (!found) throw new Error('The review was not stored.');
  return found.id;
}
const vendorReviews = new WeakMap<TestSite, FetchedReview[]>();

export type Moderation = Awaited<ReturnType<typeof openModeration>>;
