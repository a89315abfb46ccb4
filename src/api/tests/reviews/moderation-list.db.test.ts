import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fetchedReview, NOON } from '../../../../tests/factories.ts';
import { type Moderation, openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { ModerationPage } from '../../../contracts/reviews/moderation.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';

eachEngine('GET /api/reviews/moderation', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  beforeAll(async () => {
    site = await openTestSite(engine);
    moderation = await openModeration(site);
    await site.feeds.reviews.replace('vendor', [fetchedReview()], NOON);
    await moderation.write({ name: 'Zoé Été', rating: 5, message: 'Formidable 100 %' });
    await moderation.write({ name: 'Anna', email: 'ANNA_B@example.com', rating: 1, message: 'Lent.' });
    const id = await moderation.write({ name: 'Refusé', message: 'Publicité' });
    await moderation.decide(id, { status: 'rejected', ground: 'not_with_us' });
  });
  afterAll(() => site.close());
  const list = async (query = '') => {
    const response = await moderation.call('GET', `/api/reviews/moderation?${query}`);
    return ModerationPage.strict().parse((await response.json()).data);
  };
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);

  it('returns pending reviews newest first, and the number of reviews of each status', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 25 });
    expect(page.counts).toEqual({ pending: 2, approved: 1, rejected: 1 });
    expect(page.items.map(({ name }) => name)).toEqual(['Anna', 'Zoé Été']);
    expect(await names('order=asc')).toEqual(['Zoé Été', 'Anna']);
    expect(await names('status=rejected')).toEqual(['Refusé']);
    expect(await names('status=approved')).toEqual(['Léa M.']);
    expect(await names('status=approved&source=site')).toEqual([]);
  });

  it('finds reviews by name, e-mail address, text and rating, ignoring case and accents', async () => {
    for (const q of ['ZOE ete', 'FORMIDABLE', '100 %']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Zoé Été']]);
    }
    for (const q of ['anna_b@EXAMPLE', 'lent.'])
      expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(['Anna']);
    expect(await names('q=annaxb')).toEqual([]);
    expect(await names('q=%25')).toEqual(['Zoé Été']);
    expect(await names('rating=1')).toEqual(['Anna']);
    expect(await list('page=2')).toMatchObject({ items: [], total: 2 });
    const [rejected] = (await list('status=rejected')).items;
    expect(await names(`id=${rejected?._id}&rating=5&q=x`)).toEqual(['Refusé']);
    const [vendors] = (await (await site.get('/api/reviews')).json()).data;
    // The audit log links to a review that was hidden.
    expect(await names(`id=${vendors.id}`)).toEqual([vendors.name]);
  });

  it('filters by days in the time zone of the agency, with the first and the last included', async () => {
    const [newest] = (await list()).items;
    const today = agencyDay(Date.parse(newest?.createdAt ?? ''));
    const dayAfter = (days: number) => dayName(dayNumber(today) + days);
    const found = async (query: string) => (await list(query)).total;
    expect(await found(`from=${today}`)).toBeGreaterThan(0);
    expect(await found(`from=${dayAfter(-1)}&to=${today}`)).toBe(2);
    expect(await found(`from=${dayAfter(1)}`)).toBe(0);
    expect(await found(`to=${dayAfter(-2)}`)).toBe(0);
  });

  it('returns the lengths of the filtered lists of each status as counts, with or without an id', async () => {
    const [newest] = (await list()).items;
    const today = agencyDay(Date.parse(newest?.createdAt ?? ''));
    const statuses = ['pending', 'approved', 'rejected'] as const;
    const filters = ['', 'source=site', 'q=an', 'rating=1', 'rated=yes', `from=${today}`, `to=2020-01-01`];
    for (const filter of filters) {
      const listed = Object.fromEntries(
        await Promise.all(
          statuses.map(async (status) => [status, (await list(`${filter}&status=${status}`)).items.length]),
        ),
      );
      for (const query of [filter, `${filter}&status=rejected`, `${filter}&page=9`, `${filter}&id=nobody`])
        expect([query, (await list(query)).counts]).toEqual([query, listed]);
    }
  });

  it('includes reviews from other sites by the day of their writing, except with `source=site`', async () => {
    const [vendors] = (await (await site.get('/api/reviews')).json()).data;
    const page = await list('status=approved');
    expect(page).toMatchObject({ total: 1, counts: { approved: 1 } });
    expect(page.items[0]).toMatchObject({ _id: vendors.id, own: false, email: null, status: 'approved' });
    const rated = vendors.rating === null ? 0 : 1;
    expect((await list('status=approved&rated=yes')).total).toBe(rated);
    const day = agencyDay(Date.parse(page.items[0]?.createdAt ?? ''));
    expect((await list(`status=approved&from=${day}&to=${day}`)).total).toBe(1);
    const name = encodeURIComponent(String(page.items[0]?.name).toUpperCase());
    expect((await list(`status=approved&q=${name}`)).total).toBe(1);
    expect(await list('status=approved&source=site')).toMatchObject({ total: 0, counts: { approved: 0 } });
    expect((await list()).items.map(({ own }) => own)).toEqual([true, true]);
  });

  it('returns 422 for a wrong query', async () => {
    for (const query of [
      'status=all',
      'rating=6',
      'order=up',
      'page=0',
      'source=vendor',
      'rated=no',
      'from=hier',
      'to=2026-02-30',
      `q=${'x'.repeat(121)}`,
    ]) {
      expect([query, (await moderation.call('GET', `/api/reviews/moderation?${query}`)).status]).toEqual([
        query,
        422,
      ]);
    }
  });
});
