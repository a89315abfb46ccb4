import { whenUsed } from '../../browser/when-used.ts';

const missingFeeds = () =>
  import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds());
const awaited = document.querySelector('[data-feed="loading"]') !== null;

/** The filters need no script: only the votes do, and a list that is missing. One that is awaited is not awaited by the reader. */
if (awaited) void missingFeeds();
whenUsed(() =>
  Promise.all([
    import('../../browser/helpful.ts').then(({ startHelpful }) => startHelpful()),
    !awaited && document.querySelector('[data-reload]') !== null && missingFeeds(),
  ]),
);
