import type { AdminTexts } from '../texts.ts';
import { toastDone, toastWarning } from '../toast.ts';
import { Filled } from '../ui/fields/Typed.tsx';

/** Shows a toast that an invitation is sent by e-mail, or that it is not, if no mail server is configured. */
export function tellMailed(isKept: boolean, words: AdminTexts['reviews']['links'], email: string): void {
  if (isKept) toastWarning(<Filled text={words.kept} typed={{ email }} />);
  else toastDone(<Filled text={words.sent} typed={{ email }} />);
}
