import type { AdminTexts } from '../../texts.ts';

/** The start of an HTML page, after a byte order mark, comments and an XML declaration. */
const PAGE = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/**
 * Returns a hint about the response of an automation if the status is not enough: for a redirect, which is not followed, and
 * for an HTML page in place of an API response. `undefined`: no hint.
 */
export function answerHint(
  t: AdminTexts,
  { status, answer }: { status: number | null; answer: string | null },
): string | undefined {
  if (status === null) return undefined;
  if (status >= 300 && status < 400) return t.failures.redirects;
  return status < 300 && answer !== null && PAGE.test(answer) ? t.failures.page : undefined;
}
