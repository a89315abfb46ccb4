/**
 * The year of the newest change among guides. The documented badge says 2025 for ever; a badge that nobody updates lies
 * from the next January on, so this one follows the guides.
 */
export function newestYear(guides: readonly { updated: string }[]): string {
  const days = guides.map(({ updated }) => updated).sort();
  return (days.at(-1) ?? '').slice(0, 4);
}
