import { separatorIn } from '../domain/lead/csv.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { agencyTime } from '../domain/time/agency-time.ts';
import { adminProofs } from './dictionaries/admin-proofs/index.ts';
import { fill } from './format.ts';
import { languageName } from './language-name.ts';

/** Returns the words of the file of the proofs of cookie choices in a language. They are those of the back office. */
export function proofExportWords(locale: Locale) {
  const { columns, file, answers, scopes } = adminProofs[locale];
  return {
    separator: separatorIn(locale),
    headings: {
      at: file.at,
      id: columns.id,
      language: columns.language,
      text: columns.text,
      analytics: columns.analytics,
      marketing: columns.marketing,
      functional: file.functional,
      objected: 'Global Privacy Control',
      replaced: columns.replaced,
      withdrawn: file.withdrawn,
      scope: columns.scope,
      used: columns.used,
    },
    time: (at: string) => agencyTime(new Date(at).getTime()),
    language: (of: Locale) => languageName(locale, of),
    answer: (accepted: boolean | null) =>
      accepted === null ? answers.unasked : accepted ? answers.accepted : answers.refused,
    objection: answers.objected,
    scopeOf: (scope: { artist: string; title: string } | null) =>
      scope === null ? scopes.site : fill(scopes.artist, scope),
    yes: (is: boolean) => (is ? file.yes : file.no),
  };
}
