/**
 * Returns the year of the latest change of the guides. The documented badge always says 2025, which is wrong from the
 * next January on unless it is updated by hand, so this badge follows the guides.
 */
export function newestYear(guides: readonly { updated: string }[]): string {
  const days = guides.map(({ updated }) => updated).sort();
  return (days.at(-1) ?? '').slice(0, 4);
}
