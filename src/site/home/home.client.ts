import { whenUsed } from '../../browser/when-used.ts';
import { startReviews } from './reviews.client.ts';

/** Brings the home page to life. Everything on it is complete and usable before this runs. */

whenUsed(() => import('./behaviours.ts').then(({ startBehaviours }) => startBehaviours()));

const startPager = () => {
  const reviews = document.querySelector<HTMLElement>('[data-reviews]');
  if (reviews) startReviews(reviews);
};
startPager();
if (document.querySelector('[data-reload], [data-feed="loading"]'))
  void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds(startPager));
