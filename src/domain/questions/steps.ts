/**
 * Work that is done in steps of a millisecond or so: `yield` is where other work may come in between. `finish` does all at
 * once; a server does it in turns (`pages/in-turns.ts`).
 */
export type Steps<T> = Generator<void, T>;

/** Does all steps at once and returns their result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
