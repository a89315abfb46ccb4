/** Rules of the fields that every form shares, apart from the zod schemas so that a page need not load zod for them. */

/** Text, @, text, dot, text: the documented pattern. An address is proved by writing to it, not by a longer pattern. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 120;
/** Of a link to a video or a song. */
export const LINK_MAX_LENGTH = 500;
