/**
 * Reads an amount of euros that a person typed, as cents: `1500`, `1 500,50`, `1.500`, `€1,500.50`. A comma or a point
 * before exactly three digits groups thousands. Returns null for an empty text, undefined for any other text.
 */
export function euroCents(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s€]/g, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '');
  if (text === '') return null;
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const [, euros, cents = ''] = match;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Writes cents as a field shows them: `1500`, `1500,50`; with a point in English. */
export function centsAsTyped(cents: number, point: ',' | '.'): string {
  const euros = Math.floor(cents / 100);
  return cents % 100 === 0 ? String(euros) : `${euros}${point}${String(cents % 100).padStart(2, '0')}`;
}
