/**
 * Returns the spelling under which an account is stored: trimmed, NFC, lower case. People type their e-mail address in
 * capitals, or with a space.
 */
export function normalizeEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase();
}
