/**
 * Returns a function that calls `act` once it has itself not been called for `calmMs`. Work that is done in advance
 * must not take the processor from the requests of the moment.
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
