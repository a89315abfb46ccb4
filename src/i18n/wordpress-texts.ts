import type { Locale } from '../domain/locale/locale.ts';
import { type ConnectionProblem, connectionProblems } from '../domain/wordpress/connection-problem.ts';
import type { LogCode } from '../domain/wordpress/sync-steps.ts';
import { adminSettings } from './dictionaries/admin-settings/index.ts';
import { wordpressDone as enDone, wordpressLog as enLog } from './dictionaries/wordpress-log/en.ts';
import { wordpressDone as esDone, wordpressLog as esLog } from './dictionaries/wordpress-log/es.ts';
import { wordpressDone as frDone, wordpressLog as frLog } from './dictionaries/wordpress-log/fr.ts';
import { wordpressDone as ptDone, wordpressLog as ptLog } from './dictionaries/wordpress-log/pt.ts';
import { fill, formatNumber, pluralForm } from './format.ts';
import { nestedQuotes } from './nested-quotes.ts';

const failures = {
  fr: adminSettings.fr.sources.failures,
  en: adminSettings.en.sources.failures,
  es: adminSettings.es.sources.failures,
  pt: adminSettings.pt.sources.failures,
};
const doneParts: Record<Locale, typeof frDone> = { fr: frDone, en: enDone, es: esDone, pt: ptDone };
const sentences: Record<Locale, typeof frLog> = { fr: frLog, en: enLog, es: esLog, pt: ptLog };

/** The sentences of the blog's synchronisation, in all four languages. */
export const wordpressTexts = {
  /** Returns the sentence of an entry of the log. A parameter `problem` is the code of a failure, with its `detail`. */
  log(
    locale: Locale,
    { code, params }: { code: LogCode; params: Readonly<Record<string, string | number>> },
  ): string {
    const problem = connectionProblems.find((known) => known === params['problem']);
    const told = problem && wordpressTexts.problem(locale, problem, String(params['detail'] ?? ''));
    const { title } = params;
    return fill(sentences[locale][code], {
      ...params,
      ...(told !== undefined && { problem: told }),
      // The sentences put titles between quotation marks.
      ...(code === 'done' && { parts: partsOf(locale, params) }),
      ...(typeof title === 'string' && { title: nestedQuotes(locale, title) }),
    });
  },

  /** Returns the sentence of a failure. */
  problem(locale: Locale, problem: ConnectionProblem, detail: string | null): string {
    if (problem === 'invalid' && detail === 'empty') return sentences[locale].empty;
    return fill(failures[locale][problem], { detail: detail ?? '' });
  },
};

/** Returns the results of a synchronisation: `14 articles ajoutés, 1 article retiré`. */
function partsOf(locale: Locale, params: Readonly<Record<string, string | number>>): string {
  const words = doneParts[locale];
  const parts = (['added', 'changed', 'removed'] as const).flatMap((name) => {
    const count = Number(params[name] ?? 0);
    return count > 0
      ? [fill(pluralForm(locale, words[name], count), { count: formatNumber(locale, count) })]
      : [];
  });
  return parts.join(', ') || words.nothing;
}
