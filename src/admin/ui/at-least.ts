/** The shortest time that a loading state is shown, in milliseconds, so that it does not flicker. */
const VISIBLE_MS = 300;

/** The same outcome, no sooner than a reader can see that something is going on. */
export async function atLeast<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, VISIBLE_MS)),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
