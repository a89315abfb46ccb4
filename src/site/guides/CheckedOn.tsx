import { type SourceDays, shownSource } from '../../domain/guide/source-days.ts';
import type { SourceKey } from '../../domain/guide/sources.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { guidePage } from '../../i18n/dictionaries/guide-page/fr.ts';
import { fill, formatDate, ofMonth } from '../../i18n/format.ts';

interface CheckedOnProps {
  locale: Locale;
  of: SourceKey;
  /** The days on which the agency read sources again. */
  days?: SourceDays | undefined;
  /** The sentences, with `{source}`, `{date}` and, for a dated copy, `{ofMonth}`. */
  t: (typeof guidePage)['checked'];
}

/** Shows the page on which the statements above are based, and the day on which they were compared with it. */
export function CheckedOn({ locale, of, days, t }: CheckedOnProps) {
  const { name, url, checked, copy } = shownSource(of, days);
  const text = copy === undefined ? t.page : copy === 'undated' ? t.undatedCopy : t.datedCopy;
  const [before, after = ''] = fill(text, {
    date: formatDate(locale, Date.parse(checked)),
    ofMonth: copy === undefined || copy === 'undated' ? '' : ofMonth(locale, `${copy}-01`),
  }).split('{source}');
  return (
    <p className="guide-source text-small text-muted">
      {before}
      {/* The title of an English page is in parentheses. */}
      <a href={url} rel="noopener" lang={name.includes('(') && locale !== 'en' ? 'en' : undefined}>
        {name}
      </a>
      {after}
    </p>
  );
}
