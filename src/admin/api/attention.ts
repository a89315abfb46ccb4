/** For so long after the last input, calls count as caused by the user, in milliseconds. */
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

/** Returns the time of the last input in this tab, in epoch milliseconds; at first that of the opening. */
export const lastInputAt = (): number => inputAt;

/** Whether the user is at this tab. Lists that load again by themselves must not prolong the session. */
export const isAttended = (now = Date.now()): boolean => now - inputAt < ATTENTION_MS;
