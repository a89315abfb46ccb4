/** The filters need no script: only a list that is missing does. */
if (document.querySelector('[data-reload], [data-feed="loading"]')) {
  void import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds());
}
