import type { AdminTexts } from '../texts.ts';
import { toastDone, toastWarning } from '../toast.ts';
import { Filled } from '../ui/fields/Typed.tsx';

/** Says that an invitation leaves by e-mail, or that it stays on the server, where no mail server is set. */
export function tellMailed(isKept: boolean, words: AdminTexts['reviews']['links'], email: string): void {
  if (isKept) toastWarning(<Filled text={words.kept} typed={{ email }} />);
  else toastDone(<Filled text={words.sent} typed={{ email }} />);
}
