import type { ReportDto } from '../../../contracts/content-report.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';

/**
 * Whether the person who reported is mailed about a step, or why not: they left no address, their data were erased, or the form
 * was filled in as programs do.
 */
export type Notifier = 'mailed' | 'anonymous' | 'erased' | 'suspect';

/** Returns who of `Notifier` sent a report. Every report has an explanation until the data of its sender are erased. */
export function notifierOf({ email, explanation, suspect }: ReportDto): Notifier {
  if (explanation === null) return 'erased';
  if (suspect) return 'suspect';
  return email === null ? 'anonymous' : 'mailed';
}

/**
 * Returns the sentence that says in which language a person gets the mail around the words of staff.
 * @param locale of the back office
 * @param text with `{language}`
 * @param theirs the language of the person, as the API has it
 */
export const readsIn = (locale: Locale, text: string, theirs: string): string =>
  fill(text, { language: new Intl.DisplayNames(locale, { type: 'language' }).of(theirs) ?? theirs });
