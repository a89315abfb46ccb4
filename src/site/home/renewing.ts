/** A list is looked at again after so long. */
const PERIOD_MS = 5 * 60_000;
const LOOK_MS = 60_000;

/**
 * Keeps the lists of a page that stays open: asks whether they changed when the reader comes back to it, and every five
 * minutes while it is in front. Nothing is asked of a page that is younger than that, or in the background.
 */
export function startRenewing(): void {
  let askedAt = performance.timeOrigin;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < PERIOD_MS) return;
    askedAt = Date.now();
    // Quiet: what is shown is still good, and is asked for again in five minutes.
    import('./renew-lists.ts').then(({ renewLists }) => renewLists()).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
  look();
}
