import { whenUsed } from '../../browser/when-used.ts';

/** The filters need no script: only the votes do, and a list that is missing. */
whenUsed(() => import('../../browser/helpful.ts').then(({ startHelpful }) => startHelpful()));
if (document.querySelector('[data-reload], [data-feed="loading"]')) {
  void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds());
}
