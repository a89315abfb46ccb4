/**
 * A text as it is searched and sorted by: without accents and capitals, so that `éclats` finds `Les Éclats Bleus` and
 * both database engines, whose own rules differ beyond ASCII, give the same order.
 */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC').trim();
}
