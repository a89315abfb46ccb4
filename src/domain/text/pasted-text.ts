/** Characters that no reader sees: control characters, marks of direction, zero-width spaces, fillers, the empty Braille pattern. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns an address, a number or a code without the characters that no reader sees, and without spaces around it. Such characters come
 * with what is copied from a messenger, a list of contacts or a web page, and no eye finds them.
 */
export const withoutUnseen = (typed: string): string => typed.replaceAll(UNSEEN, '').trim();
