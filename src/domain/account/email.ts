import { typedEmail } from '../text/typed-address.ts';

/**
 * Returns the spelling under which an address is stored and searched: as it was meant, NFC, lower case. People type their e-mail
 * address in capitals, with a space, or copy it with an invisible character.
 */
export function normalizeEmail(typed: string): string {
  return typedEmail(typed).normalize('NFC').toLowerCase();
}
