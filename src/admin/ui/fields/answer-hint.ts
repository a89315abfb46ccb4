import type { AdminTexts } from '../../texts.ts';

/** The beginning of a page, after a mark of the byte order, comments and a declaration of XML. */
const PAGE = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/**
 * Returns what to do about the answer of an automation, where its status says too little: a redirect, which is not followed, and a
 * page for people in place of an automation's answer. `undefined`: nothing.
 */
export function answerHint(
  t: AdminTexts,
  { status, answer }: { status: number | null; answer: string | null },
): string | undefined {
  if (status === null) return undefined;
  if (status >= 300 && status < 400) return t.failures.redirects;
  return status < 300 && answer !== null && PAGE.test(answer) ? t.failures.page : undefined;
}
