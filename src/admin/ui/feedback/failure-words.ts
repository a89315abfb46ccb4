import type { AdminTexts } from '../../texts.ts';

/**
 * Returns the words for the reason of a failed request. The code of an unknown reason is shown in brackets, as nothing else
 * is known. A text that is not a reason, such as a vendor's status, is returned unchanged.
 */
export function failureWords(t: AdminTexts, reason: string): string {
  const words: Readonly<Record<string, string>> = t.failures;
  const known = Object.hasOwn(words, reason) ? words[reason] : undefined;
  if (known !== undefined) return known;
  const [, code] = /^network error (\(\w+\))$/.exec(reason) ?? [];
  return code === undefined ? reason : `${t.failures['network error']} ${code}`;
}
