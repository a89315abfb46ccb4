import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { reportAddress } from '../../domain/report/content-report.ts';
import { reportLink } from '../../i18n/dictionaries/report-link/index.ts';
import { fill } from '../../i18n/format.ts';

interface ReportLinkProps {
  locale: Locale;
  kind: 'review' | 'testimonial';
  id: string;
  /** The displayed name of the author. */
  name: string;
}

/** The link to the form that reports a review or a testimonial as illegal. */
export function ReportLink({ locale, kind, id, name }: ReportLinkProps) {
  const t = reportLink[locale];
  return (
    <a
      href={localizePath(locale, reportAddress(kind, id))}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-small text-muted underline underline-offset-4"
      aria-label={fill(t[kind], { name })}
    >
      {t.text}
    </a>
  );
}
