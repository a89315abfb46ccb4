/**
 * Makes the text of a visitor or of a receiver storable in a plain column of both engines: removes NUL and replaces
 * half surrogate pairs, both of which PostgreSQL refuses with an error. (JSON escapes both, so text inside JSON is
 * stored unchanged.)
 */
export function storableText(text: string): string;
export function storableText(text: string | null): string | null;
export function storableText(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').toWellFormed();
}
