import { separatorIn } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { NewsletterForm } from '../../domain/newsletter/newsletter.ts';
import { agencyTime } from '../../domain/time/agency-time.ts';
import { adminRequests } from '../dictionaries/admin-requests/index.ts';
import { leadExport } from '../dictionaries/lead-export/index.ts';
import { languageName } from '../language-name.ts';
import { newsletterSentence } from '../newsletter/sentences.ts';

/** Returns the words of the export of the newsletter's subscribers in a language. They are the words of the back office. */
export function subscriberExportWords(locale: Locale) {
  const { columns, forms } = adminRequests[locale].newsletter;
  const { zone } = leadExport[locale];
  return {
    separator: separatorIn(locale),
    headings: [
      columns.email,
      columns.language,
      columns.form,
      columns.sentence,
      columns.version,
      `${columns.asked} (${zone})`,
      `${columns.confirmed} (${zone})`,
      `${columns.contact} (${zone})`,
    ],
    form: ({ form }: { form: NewsletterForm }) => forms[form],
    language: (of: Locale) => languageName(locale, of),
    sentence: (consent: { form: NewsletterForm; textVersion: number; locale: Locale }) =>
      newsletterSentence(consent, consent.locale),
    moment: agencyTime,
  };
}
