import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, campaign } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { type Moderation, openModeration, reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { forgetReviews } from '../../../app/reviews/moderate/forget-reviews.ts';
import type { ReviewDto } from '../../../contracts/reviews/review.ts';

const NOW = Date.UTC(2026, 10, 25, 12);

eachEngine('the disclosures of a review', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  let skipped = 0;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => NOW + skipped } });
    moderation = await openModeration(site);
  });
  afterAll(() => site.close());

  /** Publishes a review, and returns it as visitors see it. */
  async function published(changes: object): Promise<ReviewDto> {
    const id = await moderation.write(changes);
    await moderation.decide(id, { status: 'approved' });
    const { data } = (await (await site.get('/api/reviews?lang=en')).json()) as { data: ReviewDto[] };
    return data.find((review) => review.id === id) as ReviewDto;
  }
  async function invited(draft: object): Promise<{ code: string }> {
    const { code } = await moderation.invite(draft);
    return { code };
  }

  it('shows the disclosures that the author typed', async () => {
    expect(await published({ experience: '2026-03', reward: 'given' })).toMatchObject({
      experience: 'March 2026',
      reward: 'given',
    });
    expect(await published({ experience: '', reward: '' })).toMatchObject({ experience: null, reward: null });
    const id = await moderation.write({ experience: '2026-04', reward: 'none' });
    expect(await moderation.find(id, 'pending')).toMatchObject({ experience: '2026-04', reward: 'none' });
  });

  it('completes the disclosures from the invitation, whose reward the author cannot hide', async () => {
    const done = campaign({ startsOn: '2026-08-20', endsOn: '2026-09-20' });
    const running = campaign({ startsOn: '2026-11-01', endsOn: '2027-01-20' });
    for (const one of [done, running]) await site.stores.campaigns.create(one, auditEntry());
    expect(await published(await invited({ campaignId: done.id, reward: 'given' }))).toMatchObject({
      experience: 'September 2026',
      reward: 'given',
    });
    const silent = { ...(await invited({ campaignId: running.id, reward: 'given' })), reward: 'none' };
    expect(await published(silent)).toMatchObject({ experience: 'November 2026', reward: 'given' });
    expect(await published(await invited({ client: 'Nova' }))).toMatchObject({
      experience: null,
      reward: 'none',
    });
  });

  it('shows the platform of the invitation’s campaign, else the platform that the author chose', async () => {
    expect(await published({ campaignPlatform: 'meta' })).toMatchObject({ campaignPlatform: 'meta' });
    expect(await published({ campaignPlatform: '' })).toMatchObject({ campaignPlatform: null });
    const spotify = campaign({ platform: 'spotify', startsOn: '2026-08-20', endsOn: '2026-09-20' });
    await site.stores.campaigns.create(spotify, auditEntry());
    const { code } = await moderation.invite({ campaignId: spotify.id });
    expect(await published({ code, campaignPlatform: 'youtube' })).toMatchObject({
      campaignPlatform: 'spotify',
    });
    const refused = await site.post('/api/reviews', { ...reviewForm, campaignPlatform: 'radio' });
    expect((await refused.json()).fields).toEqual({ campaignPlatform: 'Veuillez choisir une plateforme.' });
  });

  it('refuses a future month and a text that is no month, at the field', async () => {
    for (const experience of ['2026-12', '2026-13', 'mars']) {
      const response = await site.post('/api/reviews', { ...reviewForm, experience });
      expect(await problemOf(response.clone())).toEqual([422, 'invalid_fields']);
      expect((await response.json()).fields).toEqual({ experience: 'Choisissez un mois passé.' });
    }
  });

  it('deletes reviews after the stated time, with their votes and invitations', async () => {
    const { code } = await moderation.invite();
    const old = await published({ code });
    await site.post(`/api/reviews/${old.id}/helpful`, { voter: '6a1f0d52-8d3c-4d0e-9a5e-0d2f7a3c9b11' });
    const keep = () => forgetReviews({ ...site.ports, clock: { now: () => NOW + skipped } });
    const shown = async () =>
      ((await (await site.get('/api/reviews')).json()) as { data: ReviewDto[] }).data.map(({ id }) => id);
    skipped = 5 * 365 * 86_400_000;
    await keep();
    expect(await shown()).toContain(old.id);
    skipped = 6 * 365 * 86_400_000;
    await keep();
    expect(await shown()).toEqual([]);
    expect((await moderation.call('GET', `/api/review-invitations/${code}/state`)).status).toBe(200);
    expect(await (await site.get(`/api/review-invitations/${code}/state`)).json()).toMatchObject({
      data: { state: 'unknown' },
    });
    skipped = 0;
  });
});
