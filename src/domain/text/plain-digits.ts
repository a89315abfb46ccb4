/** Replaces the digits of every script by 0 to 9: Arabic, Indian, and full-width digits of Chinese and Japanese keyboards. */
export const withPlainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

/** The ten digits of a script are consecutive code points; the digits of some scripts directly follow those of another. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
