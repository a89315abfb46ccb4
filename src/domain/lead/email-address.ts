import { typedEmail } from '../text/typed-address.ts';
import { EMAIL_MAX_LENGTH } from './typed-fields.ts';

/** Of the part before the sign, between points: a mailer ends an address at each of the others, or reads them as quotes. */
const ATOM = String.raw`[^\s\p{Cc}@.()<>[\]:;,\\"]+`;
/** Of a domain, between points, in any script: hyphens stand inside only. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}\p{So}_·・]+(?:-+[\p{L}\p{M}\p{N}\p{So}_·・]+)*`;

/**
 * Text, @, text, dot, text: the documented pattern, without the addresses that no mailer takes (RFC 5321, RFC 1123). Only a mail to an
 * address proves that it exists, not a longer pattern. There is one way through each text, so that a hostile one takes
 * no longer than its length.
 */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.(?!\d+$)${LABEL})+$`,
  'u',
);

/** Whether a text is an e-mail address as the forms read it: `typedEmail` first removes what cannot be seen. */
export function isEmail(typed: string): boolean {
  const meant = typedEmail(typed);
  return meant.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(meant);
}
