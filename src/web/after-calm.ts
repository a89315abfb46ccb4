/**
 * Gives a function that has `act` called once it was not called itself for a while: what is done before anybody asks must not
 * take the processor from those who ask now.
 * @param calmMs the while, in milliseconds
 */
export function afterCalm(act: () => void, calmMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, calmMs);
    timer.unref();
  };
}
