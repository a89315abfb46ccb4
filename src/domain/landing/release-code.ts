/** A code that names a release (UPC, 12 to 14 digits) or a recording (ISRC, twelve signs). */
export type ReleaseCode = { kind: 'upc' | 'isrc'; value: string };

/** Reads a typed code, with or without spaces and dashes; `undefined` for any other text. */
export function readReleaseCode(typed: string): ReleaseCode | undefined {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{12,14}$/.test(plain)) return { kind: 'upc', value: plain };
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(plain) ? { kind: 'isrc', value: plain } : undefined;
}

/** Returns the album or track of a canonical Deezer link; `undefined` for any other link. */
export function deezerItem(link: string): { kind: 'album' | 'track'; id: string } | undefined {
  const found = /^https:\/\/www\.deezer\.com\/(?:[a-z]{2}\/)?(album|track)\/(\d{1,15})$/.exec(link);
  return found ? { kind: found[1] as 'album' | 'track', id: found[2] ?? '' } : undefined;
}
