import { z } from 'zod';
import { EMAIL_PATTERN } from '../lead/email-address.ts';
import { EMAIL_MAX_LENGTH } from '../lead/typed-fields.ts';
import { abortWith } from '../text/abort-with.ts';
import { typedEmail } from '../text/typed-address.ts';

/** Fields that several groups share. A message is a key of `dictionaries/errors/<locale>.ts` (`fields`). */

const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A text on one line that must not be empty. */
export const requiredLine = (max = 200) =>
  z
    .string('field_required')
    .trim()
    .min(1, 'field_required')
    .max(max, abortWith('too_long'))
    .regex(LINE, 'line_error');

/** The address of a web page, or an empty text. */
export const optionalUrl = (key = 'url_error') =>
  z
    .string(key)
    .trim()
    .max(2000, abortWith('too_long'))
    .refine((text) => text === '' || isWebAddress(text), key);

/** A required e-mail address, normalised by `typedEmail`. */
export const emailAddress = (key = 'email_error') =>
  z.string(key).overwrite(typedEmail).max(EMAIL_MAX_LENGTH, abortWith(key)).regex(EMAIL_PATTERN, key);

/** An e-mail address, normalised by `typedEmail`, or an empty text. */
export const optionalEmail = (key = 'email_error') =>
  z
    .string(key)
    .overwrite(typedEmail)
    .max(EMAIL_MAX_LENGTH, abortWith(key))
    .refine((text) => text === '' || EMAIL_PATTERN.test(text), key);

/**
 * Returns whether a text is an http or https address with a host: an address with another scheme could run code in the
 * page, or would open no page.
 */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
}
