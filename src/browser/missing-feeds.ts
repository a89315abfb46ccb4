import { awaitFeeds } from './await-feeds.ts';

/** Lists that are not there: a retry reloads the page, and what the server itself awaits is put in when it comes. */
export async function startMissingFeeds(onReplaced: () => void = () => undefined): Promise<void> {
  startRetries();
  await awaitFeeds(() => {
    startRetries();
    onReplaced();
  });
}

/** Past what the browser has kept of the page. Without this script, the form leads to the page that it stands on. */
export function startRetries(): void {
  for (const form of document.querySelectorAll('[data-reload]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      location.reload();
    });
  }
}
