/** Calls made up to this long after the last input count as caused by the user, in milliseconds. */
const ATTENTION_MS = 5 * 60_000;

let inputAt = Date.now();
// Some tests of modules that import this run without a window.
for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(
    type,
    () => {
      inputAt = Date.now();
    },
    { capture: true, passive: true },
  );

/** Returns the time of the last input in this tab, in epoch milliseconds; before any input, the time when the tab was opened. */
export const lastInputAt = (): number => inputAt;

/** Whether the user is at this tab. Automatic refetches of lists must not extend the session. */
export const isAttended = (now = Date.now()): boolean => now - inputAt < ATTENTION_MS;
