import { awaitFeeds } from './await-feeds.ts';

/**
 * Handles lists that the page lacks: their retry buttons reload the page, and a list that the server is still loading
 * is inserted once it has loaded; `onReplaced` is called after each.
 */
export async function startMissingFeeds(onReplaced: () => void = () => undefined): Promise<void> {
  startRetries();
  await awaitFeeds(() => {
    startRetries();
    onReplaced();
  });
}

/**
 * Makes the retry forms reload the page, so that the browser does not show its cached copy. Without this script the
 * form opens the address of its own page.
 */
export function startRetries(): void {
  for (const form of document.querySelectorAll('[data-reload]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      location.reload();
    });
  }
}
