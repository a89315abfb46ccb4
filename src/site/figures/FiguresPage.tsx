import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { figureTexts } from '../../i18n/claim-source.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { FigureEntry } from './FigureEntry.tsx';

interface FiguresPageProps {
  locale: Locale;
  site: SiteFacts;
}

/** The page "our figures": each claim that may be shown, with its scope, its basis and the period in which it is valid. */
export function FiguresPage({ locale, site: { claims, pictures } }: FiguresPageProps) {
  const t = figureTexts[locale];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.title }]} title={t.title} lead={t.lead}>
      <div className="page-width pt-4 pb-16 md:pb-24">
        {claims.all.length === 0 ? (
          <div className="flex max-w-prose flex-col items-start gap-5 py-10">
            <h2 className="text-h3">{t.none.title}</h2>
            <p className="text-lead text-muted">{t.none.text}</p>
            <ButtonLink tone="quiet" href={localizePath(locale, '/contact')}>
              {t.none.contact}
            </ButtonLink>
          </div>
        ) : (
          <>
            <ul aria-label={t.list}>
              {claims.all.map((claim) => (
                <FigureEntry key={claim.id} locale={locale} claim={claim} pictures={pictures} />
              ))}
            </ul>
            <p className="border-t border-line pt-6 text-small text-muted">{t.method}</p>
          </>
        )}
      </div>
    </ReadingPage>
  );
}
