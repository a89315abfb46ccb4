/**
 * Returns a function that calls `act` once the function has not been called for `calmMs`. Work done in advance must not
 * take processor time from current requests.
 * @param calmMs milliseconds without a call
 */
export function debounce(act: () => void, calmMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, calmMs);
    timer.unref();
  };
}
