import { screen } from '@testing-library/react';
import { ReviewsSection } from '../../src/admin/reviews/ReviewsSection.tsx';
import { usePendingReviews } from '../../src/admin/shell/use-pending-reviews.ts';
import type { AccountDto } from '../../src/contracts/account/account.ts';
import type { ModeratedReviewDto } from '../../src/contracts/reviews/moderation.ts';
import type { RefusalGround } from '../../src/domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../src/domain/review/status.ts';
import { type Answer, type Call, serve } from '../fake-api.ts';
import { openScreen, type Screen, sectionRoute, texts } from './admin-screen.tsx';

export { inParts, said, texts as admin } from './admin-screen.tsx';

export const t = texts.reviews;

export const review = (id: string, values: Partial<ModeratedReviewDto> = {}): ModeratedReviewDto => ({
  _id: id,
  name: `Cliente ${id}`,
  email: `${id}@exemple.fr`,
  rating: 4,
  message: `Message de ${id}`,
  createdAt: '2026-11-20T10:00:00Z',
  status: 'pending',
  own: true,
  verified: false,
  invited: null,
  experience: null,
  campaignPlatform: null,
  reward: null,
  lang: 'fr',
  helpful: 0,
  decidedAt: null,
  decidedBy: null,
  ground: null,
  reason: null,
  demo: false,
  answer: null,
  answerVersion: 0,
  history: [],
  ...values,
});

interface Decided {
  status: ReviewStatus;
  from: ReviewStatus;
  ground?: RefusalGround;
  reason?: string;
}

/**
 * Replaces the API by a fake one that stores the given reviews and decides on them as the real API does.
 * @param more responses that replace those of the fake API; it handles the calls for which they return `undefined`
 */
export function serveReviews(
  reviews: ModeratedReviewDto[],
  more: Record<string, (call: Call) => Answer | Promise<Answer> | undefined> = {},
): Call[] {
  const stored = new Map(reviews.map((entry) => [entry._id, entry]));
  const ofStatus = (status: string) => [...stored.values()].filter((entry) => entry.status === status);
  const counts = () => ({
    pending: ofStatus('pending').length,
    approved: ofStatus('approved').length,
    rejected: ofStatus('rejected').length,
  });
  const judge = (id: string, { status, from, ground, reason }: Decided) => {
    const found = stored.get(id);
    if (!found) return 'missing' as const;
    if (found.status !== from) return 'conflicts' as const;
    stored.set(id, {
      ...found,
      status,
      ground: ground ?? null,
      reason: reason ?? null,
      decidedBy: 'ana@agence.fr',
    });
    return 'decided' as const;
  };
  const own: Record<string, (call: Call) => Answer> = {
    'GET /auth/me': () => ({ data: { id: 'u1', email: 'ana@agence.fr', role: 'admin' } }),
    'GET /reviews/moderation/counts': () => ({ data: counts() }),
    'GET /reviews/moderation': ({ path }) => {
      const query = new URL(path, 'http://api').searchParams;
      const id = query.get('id');
      const items = id
        ? [...stored.values()].filter((entry) => entry._id === id)
        : ofStatus(query.get('status') ?? 'pending');
      return { data: { items, total: items.length, page: 1, pageSize: 25, counts: counts() } };
    },
    'POST /reviews/decisions': ({ body }) => {
      const { ids, ...decision } = body as Decided & { ids: string[] };
      const answer = { decided: [] as string[], conflicts: [] as string[], missing: [] as string[] };
      for (const id of ids) answer[judge(id, decision)].push(id);
      return { data: answer };
    },
  };
  for (const { _id } of reviews)
    own[`PUT /reviews/${_id}`] = ({ body }) =>
      judge(_id, body as Decided) === 'decided'
        ? { data: stored.get(_id) }
        : { status: 409, message: 'Déjà approuvé par ben@agence.fr.' };
  const names = new Set([...Object.keys(own), ...Object.keys(more)]);
  const nothing = { status: 404, message: 'Rien ici.' };
  return serve(
    Object.fromEntries(
      [...names].map((name) => [name, (call: Call) => more[name]?.(call) ?? own[name]?.(call) ?? nothing]),
    ),
  );
}

const moderator = { id: 'u1', role: 'moderator' } as AccountDto;

/** Opens the section at an address below `/admin`, with the badge of the menu beside it. */
export function open(address = '/dashboard/reviews'): Screen {
  const Badge = () => <output data-testid="badge">{usePendingReviews(moderator)}</output>;
  return openScreen(
    <>
      <Badge />
      <main id="section" tabIndex={-1}>
        {sectionRoute(<ReviewsSection />)}
      </main>
    </>,
    address,
  );
}

export const badge = () => screen.getByTestId('badge').textContent;
export const card = (id: string) => screen.findByRole('article', { name: `Avis signé Cliente ${id}` });
export const noCard = (id: string) =>
  screen.queryByRole('article', { name: `Avis signé Cliente ${id}` }) === null;
export const names = () =>
  screen.queryAllByRole('article').map((element) => element.querySelector('strong')?.textContent);

/** A response that arrives when the test calls `give`. */
export function later<T>(): { promise: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
