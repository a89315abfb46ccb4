/** Names an artist, the agency and the platforms in the wording of the question about the artist's own pixels. */
export const named = (wording: string, { artist, brand }: { artist: string; brand: string }): string =>
  wording
    .replaceAll('{artist}', () => artist)
    .replaceAll('{brand}', () => brand)
    .replaceAll('{platforms}', 'Meta, TikTok');
