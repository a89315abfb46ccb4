import type { FigureKey } from '../domain/benchmarks/figures.ts';
import { guides } from '../domain/guide/guides.ts';
import { type Locale, locales } from '../domain/locale/locale.ts';
import type { PagePath } from '../domain/site-map/pages.ts';
import { type ShareCard, shareImageName } from '../domain/site-map/share-image.ts';
import { formatFigure } from '../i18n/format-figure.ts';
import { guideTexts } from '../site/guides/texts.ts';
import { sharingTexts } from '../site/machine-files/texts.ts';
import { pageTexts } from './page-texts.ts';

/** The figure of a page that is no guide. Guides have their first metric. */
const figures: Partial<Record<PagePath, FigureKey>> = {
  '/': 'youtube.costPerView',
  '/youtube-ads': 'youtube.target.watchTime',
  '/meta-ads': 'meta.costPerThousand',
  '/expertise-marketing-musical': 'kpi.conversion.streaming',
  '/faq': 'youtube.minimum',
  '/spotify-ads': 'spotify.from',
  '/planificateur-de-sortie': 'planner.delivery',
  '/glossaire': 'glossary.terms',
  '/contact': 'agency.call',
};
const figureOf = (path: string): FigureKey | undefined =>
  figures[path as PagePath] ?? guides.find(({ slug }) => `/${slug}` === path)?.metrics[0];

/**
 * Returns the data of the share picture of each page in each language: the page's own title, and an editorial figure. Figures
 * that the agency can change would be wrong on a picture that is drawn by the build.
 */
export const shareCards = (): ShareCard[] =>
  locales.flatMap((locale) =>
    pageTexts(locale).map(({ path, kind, title }) => ({
      locale,
      name: shareImageName(path),
      title,
      kind,
      label: sharingTexts[locale].kinds[kind],
      figure: shownFigure(locale, figureOf(path)),
    })),
  );

function shownFigure(locale: Locale, key: FigureKey | undefined): ShareCard['figure'] {
  const labels: Partial<Record<FigureKey, string>> = {
    ...guideTexts[locale].metrics,
    ...sharingTexts[locale].figures,
  };
  const label = key && labels[key];
  return label ? { value: formatFigure(locale, key), label } : undefined;
}
