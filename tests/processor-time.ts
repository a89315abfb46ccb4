/**
 * Returns the processor time of a call in this thread, in milliseconds: the least of three calls, because compilation and
 * garbage collection count too. It returns at once when a call took less than `enough`.
 */
export function processorMs(act: () => unknown, enough = 5): number {
  const read = process.threadCpuUsage ?? process.cpuUsage;
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > enough; run++) {
    const before = read.call(process);
    act();
    const { user, system } = read.call(process, before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
