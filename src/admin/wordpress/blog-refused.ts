import type { ConnectionProblem } from '../../domain/wordpress/connection-problem.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { failureWords } from '../ui/feedback/failure-words.ts';

/** The blog did not accept a connection. */
export class BlogRefused extends Error {
  override name = 'BlogRefused';
  readonly reason: ConnectionProblem;
  readonly detail: string | null;
  constructor(reason: ConnectionProblem, detail: string | null) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Returns a function that explains, in the user's language, why a blog cannot be used. */
export function useProblemWords() {
  const { t } = useLanguage();
  const { failures } = t.settings.sources;
  return ({ reason, detail }: Pick<BlogRefused, 'reason' | 'detail'>): string =>
    fill(failures[reason], { detail: failureWords(t, detail ?? '') });
}
