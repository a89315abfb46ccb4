import type { GuideSummary } from '../../contracts/guide.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { guideTexts } from './texts.ts';

/** A guide in the place of an article, with its first figure in the place of a cover. */
export function GuideCard({ locale, guide }: { locale: Locale; guide: GuideSummary }) {
  const [figure] = guide.metrics;
  return (
    <li className="article-card">
      <p className="letter-figure on-dark">
        {figure && (
          <>
            <strong className="figures">{formatFigure(locale, figure)}</strong>{' '}
            {guideTexts[locale].metrics[figure]}
          </>
        )}
      </p>
      <div>
        <h3 className="article-name">
          <a className="link" href={localizePath(locale, `/${guide.slug}`)}>
            {guide.name}
          </a>
        </h3>
        <p className="mt-2 text-muted">{guide.description}</p>
      </div>
    </li>
  );
}
