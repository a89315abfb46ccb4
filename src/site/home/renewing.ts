/** The time between two checks of the lists. */
const PERIOD_MS = 5 * 60_000;
const LOOK_MS = 60_000;

/**
 * Renews the lists of a page that stays open: when it becomes visible again, and every five minutes while it is
 * visible. It sends no request within five minutes of the last one, or of the load, or while the page is hidden.
 */
export function startRenewing(): void {
  let askedAt = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < PERIOD_MS) return;
    askedAt = performance.now();
    // A failure is ignored: the shown lists are still usable, and the next attempt is in five minutes.
    import('./renew-lists.ts').then(({ renewLists }) => renewLists()).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
  look();
}
