import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { exampleNote, figureTexts, isExample } from '../../i18n/claim-source.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';
import { CoverageEntry } from './CoverageEntry.tsx';
import { FigureEntry } from './FigureEntry.tsx';

interface FiguresPageProps {
  locale: Locale;
  site: SiteFacts;
}

/** The page "our figures": each claim that may be shown, with its scope, its basis and the period in which it is valid. */
export function FiguresPage({ locale, site: { claims, pictures } }: FiguresPageProps) {
  const t = figureTexts[locale];
  const labelled = claims.all.map((claim) => ({ claim, label: claim.label[locale] }));
  const { nav } = textsOf(locale).layout;
  const onlyExamples = claims.all.every(isExample) && !claims.coverage;
  const pages = {
    '/': readingTexts[locale].home,
    '/youtube-ads': 'YouTube Ads',
    '/meta-ads': 'Meta Ads',
    '/spotify-ads': 'Spotify Ads',
    '/faq': nav.faq,
    '/contact': nav.contact,
    '/expertise-marketing-musical': nav.guides,
  };
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.title }]} title={t.title} lead={t.lead}>
      <div className="page-width pt-4 pb-16 md:pb-24">
        {claims.all.length === 0 && !claims.coverage ? (
          <div className="flex max-w-prose flex-col items-start gap-5 py-10">
            <h2 className="text-h3">{t.none.title}</h2>
            <p className="text-lead text-muted">{t.none.text}</p>
            <ButtonLink tone="quiet" href={localizePath(locale, '/contact')}>
              {t.none.contact}
            </ButtonLink>
          </div>
        ) : (
          <>
            <ExampleNote note={exampleNote(locale, labelled)} className="pb-6" />
            <ul aria-label={t.list} className="figure-list">
              {claims.coverage && <CoverageEntry locale={locale} coverage={claims.coverage} />}
              {claims.all.map((claim) => (
                <FigureEntry key={claim.id} {...{ locale, claim, pictures, pages, onlyExamples }} />
              ))}
            </ul>
            <p className="border-t border-line pt-6 text-small text-muted">{t.method}</p>
          </>
        )}
      </div>
    </ReadingPage>
  );
}
