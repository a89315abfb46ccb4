/** For each bar the guide that it belongs to, one bar a minute; a gap (`undefined`) stands between two guides. */
export function minuteBars(minutes: readonly number[]): (number | undefined)[] {
  return minutes.flatMap((count, guide) => [
    ...(guide === 0 ? [] : [undefined]),
    ...Array.from({ length: count }, () => guide),
  ]);
}
