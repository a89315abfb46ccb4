/** The one spelling under which an account is known: people write their address in capitals, or with a space. */
export function normalizeEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase();
}
