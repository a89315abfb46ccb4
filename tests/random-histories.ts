/** How many random histories a test tries: `HISTORIES` of the environment, or `usual`; `SEED` chooses others. */
export const histories = (usual: number) => ({
  count: Number(process.env['HISTORIES'] ?? usual),
  seed: Number(process.env['SEED'] ?? 20_261_129),
});

/** Numbers in [0, 1) that a seed repeats (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
