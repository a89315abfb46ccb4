import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { fetchedReview, NOON } from '../../../../tests/factories.ts';
import type { ReviewStore } from '../../../app/ports/feeds.ts';
import { isFeatured, type Rating } from '../../../domain/review/rating.ts';
import { createReviewStore } from './review-store.ts';

eachEngine('review store', (engine) => {
  let database: TestDatabase;
  let reviews: ReviewStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    reviews = createReviewStore(database, { next: randomUUID });
  });
  afterEach(() => database.close());

  const shown = () => reviews.listApproved(500);

  it('returns a review as it was stored, without any votes', async () => {
    const fetched = fetchedReview();
    expect(await reviews.replace('vendor', [fetched], NOON)).toEqual({ added: 1, changed: 0, removed: 0 });
    const { externalId, avatar: _, ...rest } = fetched;
    expect(await shown()).toEqual([
      {
        ...rest,
        portrait: null,
        cuts: 0,
        id: expect.any(String),
        owner: 'vendor',
        helpful: 0,
        answer: null,
      },
    ]);
    const nothing = { name: null, rating: null, comment: null, lang: null, publishedAt: null };
    await reviews.replace('vendor', [fetchedReview({ externalId, ...nothing, avatar: null })], NOON);
    expect((await shown())[0]).toMatchObject(nothing);
  });

  it('keeps id, votes and status of a known review, and takes over the changes of its source', async () => {
    await reviews.replace('vendor', [fetchedReview(), fetchedReview({ externalId: 'b' })], NOON);
    const before = await shown();
    const edited = fetchedReview({ comment: 'Relu et corrigé.', rating: 4 });
    expect(await reviews.replace('vendor', [edited, fetchedReview({ externalId: 'b' })], NOON + 1)).toEqual({
      added: 0,
      changed: 1,
      removed: 0,
    });
    const after = await shown();
    expect(after.map(({ id, helpful }) => ({ id, helpful }))).toEqual(
      before.map(({ id, helpful }) => ({ id, helpful })),
    );
    expect(after[0]).toMatchObject({ comment: 'Relu et corrigé.', rating: 4 });
    await database.db
      .updateTable('reviews')
      .set({ status: 'rejected' })
      .where('external_id', '=', 'b')
      .execute();
    await reviews.replace('vendor', [edited, fetchedReview({ externalId: 'b', comment: 'x' })], NOON + 2);
    expect(await shown()).toHaveLength(1);
  });

  /** Stores approved reviews that were written on the site. */
  const addOwn = (
    ...own: { public_id: string; published_at?: number; rating?: Rating | null; comment?: string }[]
  ) =>
    database.db
      .insertInto('reviews')
      .values(
        own.map((row) => ({
          owner: 'site' as const,
          platform: 'site',
          email: 'lea@example.com',
          verified: 1,
          helpful: 0,
          status: 'approved' as const,
          demo: 0,
          created_at: NOON,
          updated_at: NOON,
          ...row,
        })),
      )
      .execute();

  it('removes reviews that are no longer in the list, of the same owner only', async () => {
    await addOwn({ public_id: 'own' });
    await reviews.replace('demo', [fetchedReview()], NOON);
    await reviews.replace('vendor', [fetchedReview(), fetchedReview({ externalId: 'b' })], NOON);
    expect(await reviews.replace('vendor', [fetchedReview()], NOON)).toEqual({
      added: 0,
      changed: 0,
      removed: 1,
    });
    expect([await reviews.count('vendor'), await reviews.count('demo')]).toEqual([1, 1]);
    expect(await reviews.removeDemo()).toBe(1);
    expect(await reviews.replace('vendor', [], NOON)).toMatchObject({ removed: 1 });
    const left = await shown();
    expect(left.map(({ id }) => id)).toEqual(['own']);
    expect(JSON.stringify(left)).not.toContain('example.com');
  });

  it('lists the newest reviews first and undated reviews last, up to the limit', async () => {
    const dates = [NOON, null, NOON + 5, NOON - 5];
    await reviews.replace(
      'vendor',
      dates.map((publishedAt, index) => fetchedReview({ externalId: `${index}`, publishedAt })),
      NOON,
    );
    expect((await shown()).map(({ publishedAt }) => publishedAt)).toEqual([NOON + 5, NOON, NOON - 5, null]);
    expect(await reviews.listApproved(2)).toHaveLength(2);
  });

  it('lists older reviews of the site beside a full widget, and returns all reviews page by page', async () => {
    const list = Array.from({ length: 500 }, (_, index) => fetchedReview({ externalId: `r${index}` }));
    await reviews.replace('vendor', list, NOON);
    await addOwn({ public_id: 'older', published_at: 1000 }, { public_id: 'oldest', published_at: 500 });
    const both = await shown();
    expect(both).toHaveLength(502);
    expect(both.slice(-2).map(({ id }) => id)).toEqual(['older', 'oldest']);
    expect((await reviews.listApproved(1)).map(({ owner }) => owner)).toEqual(['vendor', 'site']);
    const paged = [1, 2, 3].map((page) => reviews.pageApproved(200, page, 'newest'));
    expect((await Promise.all(paged)).flat()).toEqual(both);
    expect(await reviews.pageApproved(200, 4, 'newest')).toEqual([]);
  });

  it('lists the lowest ratings first, those of one rating newest first, and reviews without a rating last', async () => {
    await addOwn(
      { public_id: 'five', rating: 5, published_at: 3000 },
      { public_id: 'two older', rating: 2, published_at: 1000 },
      { public_id: 'none', rating: null, published_at: 4000 },
      { public_id: 'two newer', rating: 2, published_at: 2000 },
    );
    const pages = [1, 2].map((page) => reviews.pageApproved(2, page, 'lowest'));
    expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual([
      'two newer',
      'two older',
      'five',
      'none',
    ]);
  });

  it('counts approved reviews by rating, and featured reviews by the same rule as their cards', async () => {
    const comments = ['x'.repeat(100), 'x'.repeat(101), '🎵'.repeat(100), `${'🎵'.repeat(100)}!`];
    await addOwn(
      ...comments.flatMap((comment, index) => [
        { public_id: `five${index}`, rating: 5 as const, comment },
        { public_id: `four${index}`, rating: 4 as const, comment },
      ]),
      { public_id: 'mute', rating: 5 },
      { public_id: 'unrated', comment: 'x'.repeat(200) },
    );
    const counts = await reviews.countApproved();
    expect(counts.sort((a, b) => (a.rating ?? 0) - (b.rating ?? 0))).toEqual([
      { rating: null, total: 1, hidden: 0, featured: 0, samples: 0 },
      { rating: 4, total: 4, hidden: 0, featured: 0, samples: 0 },
      { rating: 5, total: 5, hidden: 0, featured: (await shown()).filter(isFeatured).length, samples: 0 },
    ]);
    expect(counts.at(-1)?.featured).toBe(2);
  });

  it('counts apart the samples among the approved reviews, and no sample that waits for a decision', async () => {
    await addOwn({ public_id: 'own', rating: 5 });
    const sample = fetchedReview({ rating: 5 });
    await reviews.replace('demo', [sample, { ...sample, externalId: 'b', rating: 4 }], NOON);
    const waiting = {
      externalId: 's1',
      name: 'Léa Martin',
      email: 'lea@example.com',
      rating: 5,
      comment: 'Bien',
      lang: 'fr',
      createdAt: NOON,
    } as const;
    await reviews.addDemo([waiting]);
    const samples = async () =>
      (await reviews.countApproved()).map(({ rating, total, samples }) => [rating, total, samples]).sort();
    expect(await samples()).toEqual([
      [4, 1, 1],
      [5, 2, 1],
    ]);
    await database.db.updateTable('reviews').set({ status: 'approved' }).where('demo', '=', 1).execute();
    expect(await samples()).toEqual([
      [4, 1, 1],
      [5, 3, 2],
    ]);
  });

  it('lists no review that waits for a decision', async () => {
    await reviews.replace('vendor', [fetchedReview(), fetchedReview({ externalId: 'b' })], NOON);
    await database.db
      .updateTable('reviews')
      .set({ status: 'pending' })
      .where('external_id', '=', 'b')
      .execute();
    expect(await shown()).toHaveLength(1);
  });

  it('stores 500 reviews at once, with every character but NUL and half surrogate pairs', async () => {
    const list = Array.from({ length: 500 }, (_, index) =>
      fetchedReview({ externalId: `r\0${index}`, comment: 'NUL \0, demi \ud800, 🎵' }),
    );
    await reviews.replace('vendor', list, NOON);
    expect((await shown()).every(({ comment }) => comment === 'NUL , demi \ufffd, 🎵')).toBe(true);
    expect(await reviews.replace('vendor', list, NOON)).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('treats two identifiers that are equal once stored as one', async () => {
    const list = [fetchedReview(), fetchedReview({ externalId: 'a\0', comment: 'autre' })];
    expect(await reviews.replace('vendor', list, NOON)).toMatchObject({ added: 1 });
    expect(await reviews.replace('vendor', list, NOON)).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('stores each review once when several processes store the same list at the same moment', async () => {
    const list = Array.from({ length: 20 }, (_, index) => fetchedReview({ externalId: `r${index}` }));
    await Promise.all([1, 2, 3].map(() => reviews.replace('vendor', list, NOON)));
    expect(await reviews.count('vendor')).toBe(20);
  });

  it('lists pending and rejected reviews with e-mail addresses, newest first, and counts each status', async () => {
    const sample = {
      externalId: 's1',
      name: 'Léa Martin',
      email: 'lea@example.com',
      rating: 2,
      comment: '<script>alert(1)</script>',
      lang: 'fr',
      createdAt: NOON,
    } as const;
    expect(await reviews.addDemo([sample, { ...sample, externalId: 's2', createdAt: NOON + 1 }])).toBe(2);
    expect(await reviews.addDemo([sample])).toBe(0);
    await reviews.replace('demo', [fetchedReview()], NOON);
    expect(await reviews.counts()).toEqual({ approved: 1, pending: 2, rejected: 0 });
    const { externalId: _own, lang: _lang, ...waiting } = sample;
    expect(await reviews.listByStatus('pending', 10)).toEqual([
      { ...waiting, id: expect.any(String), status: 'pending', createdAt: NOON + 1 },
      { ...waiting, id: expect.any(String), status: 'pending' },
    ]);
    expect(await reviews.listByStatus('pending', 1)).toHaveLength(1);
    expect(await reviews.listByStatus('rejected', 10)).toEqual([]);
    await database.db
      .updateTable('reviews')
      .set({ status: 'rejected' })
      .where('external_id', '=', 's2')
      .execute();
    expect(await reviews.listByStatus('rejected', 10)).toMatchObject([{ status: 'rejected' }]);
    expect(await reviews.counts()).toEqual({ approved: 1, pending: 1, rejected: 1 });
    expect(await reviews.count('site')).toBe(2);
    expect(await shown()).toHaveLength(1);
    expect(await reviews.removeDemo()).toBe(3);
  });
});
