import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { openTestSite } from '../../../../tests/test-site.ts';
import { ArticlesAnswer } from '../../../contracts/article.ts';
import { ReviewsAnswer } from '../../../contracts/reviews/review.ts';

eachEngine('a site without vendors', (engine) => {
  it('shows sample articles and the documented fifteen sample reviews by default', async () => {
    const site = await openTestSite(engine, { clock: { now: () => NOON } });
    for (const feed of ['reviews', 'articles'] as const) {
      expect(await site.feeds.refresher.refresh(feed)).toEqual({ outcome: 'stored', changed: true });
      expect(await site.feeds.refresher.refresh(feed)).toEqual({ outcome: 'stored', changed: false });
    }
    const { data, stats } = ReviewsAnswer.parse(await (await site.get('/api/reviews')).json());
    expect(data).toHaveLength(15);
    expect(stats.ratingDistribution).toEqual({ 1: 0, 2: 0, 3: 2, 4: 4, 5: 8 });
    expect(new Set(data.map(({ lang }) => lang))).toEqual(new Set(['fr', 'en', 'es', 'pt', null]));
    expect(data[0]).toMatchObject({ source: 'Exemple', timeAgo: 'hier' });
    const answer = ArticlesAnswer.parse(await (await site.get('/api/articles')).json());
    expect(answer.data.map(({ link }) => new URL(link).hostname)).toEqual(Array(3).fill('example.com'));
    await site.close();
  });

  it('returns an empty list with its reason when demo data is off', async () => {
    const site = await openTestSite(engine, {}, { DEMO_DATA: 'off' });
    expect(await site.feeds.refresher.refresh('reviews')).toEqual({ outcome: 'off', changed: true });
    expect(await (await site.get('/api/reviews')).json()).toMatchObject({
      state: 'loaded',
      data: [],
      reason: 'Identifiant du widget manquant',
    });
    await site.close();
  });
});
