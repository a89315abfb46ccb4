import { z } from 'zod';
import { EMAIL_PATTERN } from '../domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH } from '../domain/lead/typed-fields.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { typedEmail } from '../domain/text/typed-address.ts';
import { visibleLine, visibleText } from '../domain/text/visible-text.ts';

/**
 * Fields of several forms. A schema's message is a key of `dictionaries/errors/<locale>.ts` (`fields`),
 * never a sentence: the same schema serves the browser and the server, in four languages.
 */

/** A required e-mail address, normalised by `typedEmail`. @param key of the message for any error */
export const email = (key: string) =>
  z
    .string(key)
    .overwrite(typedEmail)
    .max(EMAIL_MAX_LENGTH, abortWith(key))
    .regex(EMAIL_PATTERN, key)
    .meta({ example: 'lea@example.com' });

/** A required text, trimmed. `key`: the message if it is missing; `max`: in UTF-16 code units. */
export const line = (key: string, max: number) => z.string(key).trim().min(1, key).max(max, 'too_long');

/**
 * A required name of a person, an artist or a company, on one line and without overrides of the direction of writing, which would
 * turn the words beside it around wherever the name is shown. Parameters as for `line`.
 */
export const name = (key: string, max: number) =>
  z.string(key).overwrite(visibleLine).min(1, key).max(max, 'too_long');

/** A required text of one or more lines, without overrides of the direction of writing as a name is. Parameters as for `line`. */
export const text = (key: string, max: number) =>
  z.string(key).overwrite(visibleText).min(1, key).max(max, 'too_long');

/** An optional link, as typed; it is never a reason to refuse. */
export const link = z.string().transform((value) => value.trim().slice(0, LINK_MAX_LENGTH));
