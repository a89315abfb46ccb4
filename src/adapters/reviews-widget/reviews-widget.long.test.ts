import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerV1,
  answerV2,
  manyReviews,
  reviewV1,
  reviewV2,
  scriptedReview,
  unknownWidget,
} from '../../../tests/vendors/reviews-widget.ts';
import { type Hostility, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import type { FetchedReview } from '../../app/ports/feeds.ts';
import { MAX_KEPT, readAnswer } from './read-answer.ts';
import { createReviewsWidget, type ReviewsWidgetOptions } from './reviews-widget.ts';

const lea: FetchedReview = {
  externalId: 'r1',
  platform: 'google',
  name: 'Léa M.',
  rating: 5,
  comment: 'Une équipe à l’écoute.',
  lang: null,
  publishedAt: Date.UTC(2026, 9, 30, 10),
  avatar: 'https://lh3.googleusercontent.com/a/lea',
  company: null,
  verified: false,
  experience: null,
  campaignPlatform: null,
  reward: null,
};

async function itemsOf(answer: unknown): Promise<FetchedReview[]> {
  const read = await readAnswer(answer);
  if (read.kind === 'failed') throw new Error(`failed: ${JSON.stringify(read.failure)}`);
  return read.items;
}

describe('readAnswer', () => {
  it.each<[string, unknown, string | null]>([
    ['a bare array', [reviewV1()], null],
    ['reviews', { reviews: [reviewV1()] }, null],
    ['data', { data: [reviewV1()] }, null],
    ['the first version', answerV1([reviewV1()]), null],
    ['the second version', answerV2([reviewV2()]), 'fr'],
    ['the second version in data', { success: true, data: answerV2([reviewV2()]) }, 'fr'],
    ['reviews in data', { data: { reviews: [reviewV1()] } }, null],
  ])('reads the reviews of: %s', async (_name, answer, lang) => {
    expect(await readAnswer(answer)).toEqual({ kind: 'list', items: [{ ...lea, lang }], refused: {} });
  });

  it('accepts an empty list', async () => {
    expect(await readAnswer(answerV1([]))).toEqual({ kind: 'list', items: [], refused: {} });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'reviews'],
    ['an object without a list', { success: true, reviews: { length: 1 } }],
    ['a list of no reviews', [1, null, 'x', [], {}]],
    ['a list of reviews that say nothing', [{ reviewId: 'a' }, { reviewId: 'b', starRating: 9 }]],
  ])('rejects as invalid: %s', async (_name, answer) => {
    expect(await readAnswer(answer)).toMatchObject({ kind: 'failed', failure: { code: 'invalid' } });
  });

  it.each([
    { ...answerV1([reviewV1()]), isExampleReviews: true },
    answerV2([reviewV2()], { isExampleReviews: true }),
    { ...answerV2([reviewV2()]), isExampleReviews: true },
    { data: { reviews: [reviewV1()], isExampleReviews: true } },
  ])('rejects example reviews (%#)', async (answer) => {
    expect(await readAnswer(answer)).toEqual({
      kind: 'failed',
      failure: { code: 'invalid', detail: 'example reviews' },
    });
  });

  it('reports a failure with status 200 by its key, without the text of the vendor', async () => {
    const failure = (detail: string) => ({ kind: 'failed', failure: { code: 'status', detail } });
    expect(await readAnswer(unknownWidget)).toEqual(failure('widget_not_found'));
    expect(await readAnswer({ success: false, error: { key: '<script>' } })).toEqual(failure('error'));
    expect(await readAnswer({ success: false, reviews: [reviewV1()] })).toEqual(failure('error'));
  });
});

describe('a review', () => {
  const only = async (changes: Record<string, unknown>) => (await itemsOf([reviewV1(changes)]))[0];

  it.each<[unknown, number | null]>([
    ['FOUR', 4],
    ['3', 3],
    [2, 2],
    ['STAR_RATING_UNSPECIFIED', null],
    [11, null],
    [undefined, null],
  ])('gets from the stars %j the rating %j', async (starRating, rating) => {
    expect(await only({ starRating })).toMatchObject({ rating });
  });

  it.each<[unknown, number | null]>([
    [{ value: 8, max: 10 }, 4],
    [{ value: 4 }, 4],
    [{ value: 4, max: 0 }, 4],
    [{ value: 99, max: 5 }, null],
    [3, 3],
    [null, null],
  ])('gets from the value %j of the second version the rating %j', async (rating, expected) => {
    expect((await itemsOf([reviewV2({ rating })]))[0]).toMatchObject({ rating: expected });
  });

  it.each([
    ['Orelsan', 'Orelsan'],
    ['🎵🎶', '🎵🎶'],
    ['محمد الأمين', 'محمد ا.'],
    ['  Zoé   de   Brume ', 'Zoé B.'],
    ['<b>Léa</b> Martin', 'Léa M.'],
    ['', null],
    [42, null],
  ])('gets from the name %j the stored name %j', async (displayName, name) => {
    expect(await only({ reviewer: { displayName } })).toMatchObject({ name });
  });

  it.each([
    [{ name: 'Jean Dupont' }, { name: 'Jean D.', platform: 'google' }],
    [
      { author_name: 'Léa Martin', source: 'Trustpilot' },
      { name: 'Léa M.', platform: 'trustpilot' },
    ],
    [
      { name: 'Jean', source: 'trustpilot', verified: true },
      { platform: 'trustpilot', verified: true },
    ],
    [{ name: 'Jean', source: 'trustpilot', verified: 'yes' }, { verified: false }],
    [
      { name: 'Jean', source: 'Google', verified: true },
      { platform: 'google', verified: false },
    ],
    [{ name: 'Jean', platform: 'facebook', source: 'trustpilot' }, { platform: 'facebook' }],
    [
      { name: { first: 'Jean' }, source: ['x'] },
      { name: null, platform: 'google' },
    ],
  ])('is read from the flat fields %j', async (flat, expected) => {
    const review = { rating: 5, comment: 'Très bien.', ...flat };
    expect((await itemsOf([review]))[0]).toMatchObject(expected);
  });

  it('has neither a name nor a picture when its author is anonymous', async () => {
    const reviewer = { displayName: 'Léa Martin', profilePhotoUrl: 'https://a.example/p', isAnonymous: true };
    expect(await only({ reviewer })).toMatchObject({ name: null, avatar: null });
  });

  it('gets a stable identifier when the vendor gives no identifier', async () => {
    const anonymous = reviewV1({ reviewId: null });
    const [first, second] = [await itemsOf([anonymous]), await itemsOf([anonymous])];
    expect(first).toEqual(second);
    expect(first[0]?.externalId).toMatch(/^hash:/);
    expect((await only({ reviewId: undefined, comment: 'autre' }))?.externalId).not.toBe(
      first[0]?.externalId,
    );
    expect(await itemsOf([anonymous, anonymous])).toHaveLength(1);
  });

  it('keeps only its text when every field contains a script', async () => {
    expect(await itemsOf([scriptedReview])).toEqual([
      {
        externalId: expect.any(String),
        platform: 'google',
        name: 'Eve A.',
        rating: null,
        comment: 'Très bien',
        lang: null,
        publishedAt: null,
        avatar: null,
        company: null,
        verified: false,
        experience: null,
        campaignPlatform: null,
        reward: null,
      },
    ]);
  });

  it('keeps a date in the future', async () => {
    expect(await only({ createTime: '2090-01-01T00:00:00Z' })).toMatchObject({
      publishedAt: Date.UTC(2090, 0),
    });
  });
});

describe('a list', () => {
  it('is sorted with the newest reviews first and undated reviews last', async () => {
    const list = ['2026-01-01', null, '2026-03-01', '2026-02-01'].map((createTime, index) =>
      reviewV1({ reviewId: `r${index}`, createTime, updateTime: null }),
    );
    expect((await itemsOf(list)).map(({ externalId }) => externalId)).toEqual(['r2', 'r3', 'r0', 'r1']);
  });

  it('counts the omitted reviews by reason', async () => {
    const read = await readAnswer([reviewV1(), reviewV1(), 7, { reviewId: 'x', comment: '<br>' }]);
    expect(read).toMatchObject({ items: [lea], refused: { twice: 1, 'not a review': 1, empty: 1 } });
  });

  it('is limited to its newest reviews, and lets other work run while it is read', async () => {
    const reviews = manyReviews(10_000);
    let done = false;
    let others = 0;
    const other = () => {
      others += 1;
      if (!done) setImmediate(other);
    };
    setImmediate(other);
    const read = await readAnswer(answerV1(reviews.toReversed()));
    done = true;
    expect(read).toMatchObject({ refused: { 'too many': 10_000 - MAX_KEPT } });
    expect(read.kind === 'list' && read.items.map(({ externalId }) => externalId)).toEqual(
      reviews.slice(0, MAX_KEPT).map(({ reviewId }) => reviewId),
    );
    // Other work had a turn between any two reviews.
    expect(others).toBeGreaterThanOrEqual(MAX_KEPT);
  });
});

it('readAnswer never throws and never returns markup, for any response', async () => {
  const dangerous = fc.constantFrom(
    '<script>alert(1)</script>',
    '&lt;img src=x onerror=alert(1)&gt;',
    'javascript:alert(1)',
    '__proto__',
    'FIVE',
    '2026-13-99',
    '\ud800',
    '\0',
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), dangerous, fc.string({ unit: 'binary' }));
  const names = [...Object.keys(reviewV1()), ...Object.keys(reviewV2()), 'displayName', 'name', '__proto__'];
  const fields = fc.dictionary(fc.constantFrom(...names), value);
  const review = fc.oneof(
    fields.map((changes) => reviewV1(changes)),
    fields.map((changes) => reviewV2({ ...changes, author: changes })),
    value,
  );
  const answer = fc.oneof(
    fc.array(review),
    fc.array(review).map(answerV1),
    fc.array(review).map((reviews) => answerV2(reviews)),
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom('success', 'error', 'data', 'reviews', 'widget', 'isExampleReviews'),
      value,
    ),
  );
  await fc.assert(
    fc.asyncProperty(answer, async (sent) => {
      const read = await readAnswer(sent);
      for (const item of read.kind === 'list' ? read.items : []) {
        // An identifier is not cleaned, because it is never shown.
        expect(JSON.stringify({ ...item, externalId: '' })).not.toMatch(/<[a-z/!?]/i);
        expect(item.avatar ?? 'https://').toMatch(/^https:\/\//);
      }
      if (read.kind === 'failed') expect(read.failure.detail).toMatch(/^[\w ]+$/);
    }),
    { numRuns: 200 },
  );
}, 60_000);

describe('the reviews widget', () => {
  let vendor: Vendor;
  beforeEach(async () => {
    vendor = await startVendor(answerV1([reviewV1()]));
  });
  afterEach(() => vendor.close());

  const widget = (options: Partial<ReviewsWidgetOptions> = {}) =>
    createReviewsWidget({
      apiBase: `${vendor.url}/v1/`,
      widgetId: 'a-b_1',
      allowPrivate: true,
      ...options,
    });
  const { signal } = new AbortController();

  it('requests the reviews of its widget', async () => {
    expect(await widget().fetch(signal)).toMatchObject({ items: [lea] });
    expect(vendor.requests).toEqual(['/v1/widgets/a-b_1']);
    expect(await widget().testConnection()).toBeUndefined();
  });

  it.each<[Hostility, object]>([
    ['ten megabytes', { code: 'invalid', detail: 'too large' }],
    ['zip bomb', { code: 'invalid', detail: 'too large' }],
    ['twenty seconds', { code: 'timeout' }],
    ['a drip', { code: 'timeout' }],
    ['a page', { code: 'invalid', detail: 'no JSON' }],
    ['half an answer', { code: 'invalid', detail: 'no JSON' }],
    ['a broken connection', { code: 'unreachable', detail: 'connection closed' }],
    ['status 500', { code: 'status', detail: '500' }],
    ['status 429', { code: 'status', detail: '429' }],
    ['a redirect to itself', { code: 'unreachable', detail: 'too many redirects' }],
    ['a redirect to a file', { code: 'unreachable', detail: 'unsupported protocol' }],
  ])('reports the failure of the service with its reason: %s', async (hostile, failure) => {
    vendor.answer = { hostile };
    const hurried = hostile === 'twenty seconds' || hostile === 'a drip' ? { timeoutMs: 100 } : {};
    expect(await widget(hurried).fetch(signal)).toEqual({ kind: 'failed', failure });
  });

  it('has a shorter time limit for a connection test', async () => {
    vendor.answer = { hostile: 'twenty seconds' };
    const started = performance.now();
    expect(await widget({ testTimeoutMs: 100 }).testConnection()).toEqual({ code: 'timeout' });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
