/** Kinds of contact details that a review should not publish. */
export const contactKinds = ['email', 'link', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A character of an address. The parts of the patterns are bounded, so that a hostile text takes linear time. */
const PART = String.raw`[^\s@\uff20<>()[\]{},;:"\xab\xbb\u201c\u201d]`;
const AT = String.raw`[@\uff20]|\s[@\uff20]\s| ?[([{] ?(?:at|arobase|arroba) ?[)\]}] ?`;
const EMAIL = new RegExp(`(${PART}{1,64})(${AT})(${PART}{1,255})`, 'giu');
/** Without a scheme, only an address under a usual top level: `will.i.am` and `Dr.Dre` are names. */
const TOPS = `com|net|org|info|biz|fr|es|pt|eu|uk|de|it|be|ch|ca|us|br|mx|io|co|me|tv|fm|app|dev|xyz|shop|store|online|site|link|example`;
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.(?:${TOPS})(?![\p{L}\p{N}-])(?:\/\S*)?`,
  'giu',
);
/** Seven digits or more, with the marks that people put between them. */
const PHONE = /[+＋(]?\p{Nd}(?:[\s().\p{Pd}/]{0,3}\p{Nd}){6,}/gu;
const DATE = /\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{4}|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}/gu;

/**
 * Removes e-mail addresses: `lea@example.com`, `lea @ example.com`, `lea (at) example.com`, and `lea@example`, which is meant as
 * one. `Léa @ Nova` and `5@7` stay.
 */
const withoutEmails = (text: string): string =>
  text.replaceAll(EMAIL, (found, local: string, at: string, domain: string) => {
    const isEmail =
      at.length === 1 ? /\p{L}/u.test(local) && /\p{L}/u.test(domain) : /\.\p{L}{2}/u.test(domain);
    return isEmail ? ' ' : found;
  });

/** Returns the kinds of contact details in a name or a text. */
function kindsIn(text: string, isPhone: (found: string) => boolean): ContactKind[] {
  const unaddressed = withoutEmails(text);
  const rest = unaddressed.replaceAll(LINK, ' ');
  const found = {
    email: unaddressed !== text,
    link: rest !== unaddressed,
    phone: [...rest.matchAll(PHONE)].some(([number]) => isPhone(number)),
  };
  return contactKinds.filter((kind) => found[kind]);
}

/**
 * Returns the kinds of contact details in the name of a person. No name contains seven digits, so these always count as a
 * number.
 */
export const contactsInName = (name: string): ContactKind[] => kindsIn(name, () => true);

/**
 * Returns the kinds of contact details in a text. Dates and large figures are not telephone numbers: those have 9 to 15 digits, and begin
 * with a plus, a zero or, in Spain and Portugal, with 2, 6, 7 or 9.
 */
export const contactsInText = (text: string): ContactKind[] =>
  kindsIn(text.replaceAll(DATE, ' '), (number) => {
    const digits = number.replaceAll(/\P{Nd}/gu, '');
    if (digits.length < 9 || digits.length > 15) return false;
    return /^[+＋(0]/.test(number) || (digits.length === 9 && /^[2679]/.test(digits));
  });

/** Returns a name without its contact details; empty if nothing else remains. */
export const withoutContacts = (name: string): string =>
  withoutEmails(name).replaceAll(LINK, ' ').replaceAll(PHONE, ' ').trim();
