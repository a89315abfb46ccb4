import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, dashboardOf, noCampaigns } from '../../../../tests/dashboard.ts';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';

eachEngine('the review and activity part of the dashboard', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());
  const { read, addLead, addReview } = dashboardOf(() => database);

  it('counts pending and approved reviews, and averages approved ratings by month of writing', async () => {
    for (const status of ['pending', 'pending', 'rejected'] as const) await addReview({ status, rating: 1 });
    const created_at = at('2026-11-20');
    for (const [published, rating] of [
      ['2026-11-21T23:00:00', 1],
      ['2026-11-01T00:00:00', 5],
      ['2026-10-31T23:00:00', 3],
      ['2026-10-31T22:59:59.999', 4],
      ['2026-10-01T00:00:00', 4],
      ['2026-10-02', 5],
      ['2026-10-03', null],
      ['2025-12-01T00:00:00', 2],
      ['2025-11-30T22:59:59', 1],
    ] as const)
      await addReview({ published_at: at(published), rating, created_at });
    // A date without a time is a midnight in UTC and stays in its month; a moment counts in its month in Paris. A
    // review without a date counts in the month in which it was stored.
    await addReview({ rating: 4, created_at });
    const { cards, stars } = await read();
    expect(cards).toMatchObject({ pendingReviews: 2, approvedReviews: 10 });
    expect(stars.filter(({ count }) => count > 0)).toEqual([
      { month: '2025-12', mean: 2, count: 1 },
      { month: '2026-10', mean: 4.33, count: 3 },
      { month: '2026-11', mean: 4, count: 3 },
    ]);
  });

  it('shows the twelve latest activities, newest first, also from before the period', async () => {
    const ids: string[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      ids.push(await addLead(`2026-01-05T${String(hour).padStart(2, '0')}:30:00`, { name: `Lead ${hour}` }));
    }
    const waiting = {
      public_id: 'waiting',
      status: 'pending',
      created_at: at('2026-01-05T11:00:00'),
    } as const;
    await addReview({ ...waiting, name: null, rating: null });
    await addReview({ name: 'Old', published_at: at('2019-05-05') });
    await addReview({ status: 'rejected' });
    const { activity } = await read('7', {
      campaigns: {
        ...noCampaigns,
        counts: async () => ({ planned: 2, active: 3, finished: 3 }),
        latest: async () => [{ id: 'c1', artist: 'Nova', createdAt: at('2026-01-05T10:45:00') }],
        range: async () => ({ judged: 3, inside: 2 }),
      },
    });
    expect(activity).toHaveLength(12);
    expect(activity.slice(0, 4)).toEqual([
      { kind: 'lead', at: '2026-01-05T11:30:00.000Z', leadId: ids[11], leadKind: 'contact', name: 'Lead 11' },
      {
        kind: 'review',
        at: '2026-01-05T11:00:00.000Z',
        reviewId: 'waiting',
        own: true,
        status: 'pending',
        name: null,
        rating: null,
      },
      { kind: 'campaign', at: '2026-01-05T10:45:00.000Z', campaignId: 'c1', artist: 'Nova' },
      { kind: 'lead', at: '2026-01-05T10:30:00.000Z', leadId: ids[10], leadKind: 'contact', name: 'Lead 10' },
    ]);
    expect(activity.at(-1)).toMatchObject({ name: 'Lead 2' });
  });

  it('shows for each review whether it is pending and whether it was written on the site', async () => {
    await addReview({ public_id: 'a', status: 'pending' });
    await addReview({ public_id: 'b', status: 'approved' });
    await addReview({ public_id: 'c', status: 'rejected' });
    await addReview({ public_id: 'd', owner: 'vendor' });
    await addReview({ public_id: 'e', owner: 'demo' });
    const { activity } = await read();
    expect(
      activity.map((entry) => entry.kind === 'review' && [entry.reviewId, entry.status, entry.own]),
    ).toEqual([
      ['e', 'approved', false],
      ['d', 'approved', false],
      ['b', 'approved', true],
      ['a', 'pending', true],
    ]);
  });

  it('shows no time for a review from another site when only its day is known', async () => {
    const published_at = at('2026-11-20T00:00:00');
    await addReview({ owner: 'vendor', published_at: at('2026-11-20T11:15:00') });
    await addReview({ owner: 'vendor', published_at });
    // A review written on the site is stored at once: its time is known, also at midnight.
    await addReview({ created_at: at('2026-11-19T00:00:00') });
    const { activity } = await read();
    expect(activity.map((entry) => entry.at)).toEqual([
      '2026-11-20T11:15:00.000Z',
      '2026-11-20',
      '2026-11-19T00:00:00.000Z',
    ]);
  });
});
