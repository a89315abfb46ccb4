/**
 * A text as searching and sorting compare it: without capitals and accents, so that `lea` finds `Léa`. The letter stays
 * where it has no simpler form (`ø`).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
