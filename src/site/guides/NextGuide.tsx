import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { GuideFacts } from './GuideFacts.tsx';

interface NextGuideProps {
  locale: Locale;
  guide: GuideSummary;
  t: { next: string; all: string };
  /** Address of the list of guides that the guide belongs to. */
  all: string;
}

/** Links to the next guide and to the list of guides. */
export function NextGuide({ locale, guide, t, all }: NextGuideProps) {
  return (
    <nav className="page-width guide-next" aria-label={t.next}>
      <a href={localizePath(locale, `/${guide.slug}`)} className="guide-next-link">
        <span className="text-small text-muted">{t.next}</span>
        <span className="guide-next-title">{guide.title}</span>
        <GuideFacts locale={locale} guide={guide} />
      </a>
      <a href={all} className="link inline-flex min-h-11 items-center font-semibold">
        {t.all}
      </a>
    </nav>
  );
}
