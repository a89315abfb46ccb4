/**
 * The maximum lengths of the fields that every form has, in characters. They are separate from the zod schemas and from the
 * pattern of an address, so that a page can use them without loading those.
 */
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 120;
/** Maximum length of a link to a video or a song. */
export const LINK_MAX_LENGTH = 500;
