/** Writes the digits of every script as 0 to 9: Arabic and Indian ones, and the wide ones of Chinese and Japanese keyboards. */
export const withPlainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

/** The ten digits of a script follow each other from zero to nine; some scripts follow each other as well. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
