/**
 * Rules of the fields that every form has. They are separate from the zod schemas, so that a page need not load zod for
 * them.
 */

/**
 * Text, @, text, dot, text: the documented pattern. Only a mail to an address proves that it exists, not a longer
 * pattern.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 120;
/** Maximum length of a link to a video or a song. */
export const LINK_MAX_LENGTH = 500;
