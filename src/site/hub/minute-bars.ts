/** Returns the index of the guide for each bar, one bar per minute; `undefined` is the gap between two guides. */
export function minuteBars(minutes: readonly number[]): (number | undefined)[] {
  return minutes.flatMap((count, guide) => [
    ...(guide === 0 ? [] : [undefined]),
    ...Array.from({ length: count }, () => guide),
  ]);
}
