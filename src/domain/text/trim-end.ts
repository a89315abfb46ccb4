/**
 * Returns a text without the given characters at its end. A pattern such as `/\/+$/` takes quadratic time for a run of
 * these characters that is not at the end; this function reads only the end.
 * @param signs single UTF-16 units, or a pattern that one of them must match
 */
export function trimEnd(text: string, signs: string | RegExp): string {
  const isSign =
    typeof signs === 'string' ? (sign: string) => signs.includes(sign) : (sign: string) => signs.test(sign);
  let end = text.length;
  while (end > 0 && isSign(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
