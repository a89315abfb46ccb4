/** The shortest time that a loading state is shown, in milliseconds, so that it does not flicker. */
const VISIBLE_MS = 300;

/** Returns the outcome of a promise, delayed until the loading state has been visible for `LEAST_MS`. */
export async function atLeast<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, VISIBLE_MS)),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
