import { loadOnInteraction } from '../../browser/load-on-interaction.ts';

const missingFeeds = () =>
  import('../../browser/missing-feeds.ts').then((feeds) => feeds.startMissingFeeds());
const awaited = document.querySelector('[data-feed="loading"]') !== null;

/**
 * The filters need no script; votes and a missing feed do. A feed that the server is still loading is awaited at once,
 * without waiting for the first use of the page.
 */
if (awaited) void missingFeeds();
loadOnInteraction(() =>
  Promise.all([
    import('../../browser/helpful.ts').then(({ startHelpful }) => startHelpful()),
    !awaited && document.querySelector('[data-reload]') !== null && missingFeeds(),
  ]),
);
