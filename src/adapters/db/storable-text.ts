/**
 * A visitor's or a receiver's text as both engines can keep it in a plain column: PostgreSQL refuses NUL and half
 * surrogate pairs with an error. (JSON escapes both, so text inside JSON is kept as it came.)
 */
export function storableText(text: string): string;
export function storableText(text: string | null): string | null;
export function storableText(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').toWellFormed();
}
