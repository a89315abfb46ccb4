import { typedEmail } from '../text/typed-address.ts';
import { EMAIL_MAX_LENGTH } from './typed-fields.ts';

/** Text between points before the `@`. At the excluded characters, mail software ends an address or reads a quoted text. */
const ATOM = String.raw`[^\s\p{Cc}@.()<>[\]:;,\\"]+`;
/** Text between points of a domain, in any script, with the middle dots of Catalan and Japanese. Hyphens are allowed only inside. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}\p{So}_\xb7\u30fb]+(?:-+[\p{L}\p{M}\p{N}\p{So}_\xb7\u30fb]+)*`;

/**
 * Text, @, text, dot, text: the documented pattern, without addresses that mail servers refuse (RFC 5321, RFC 1123). A longer
 * pattern would not prove that an address exists; only a message to it does. The pattern has one way to match each text, so that
 * the time for a hostile text grows only linearly.
 */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.(?!\d+$)${LABEL})+$`,
  'u',
);

/** Whether a text is an e-mail address, after `typedEmail` has removed invisible characters as the forms do. */
export function isEmail(typed: string): boolean {
  const meant = typedEmail(typed);
  return meant.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(meant);
}
