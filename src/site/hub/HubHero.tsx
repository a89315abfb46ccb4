import type { GuideSummary } from '../../contracts/guide.ts';
import { figures } from '../../domain/benchmarks/figures.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../reading/Breadcrumb.tsx';
import { newestYear } from './newest-year.ts';
import { ReadingWave } from './ReadingWave.tsx';
import type { HubTexts } from './texts.ts';

interface HubHeroProps {
  locale: Locale;
  guides: readonly GuideSummary[];
  t: HubTexts;
}

/** The title of the hub, with figures about the guides and the agency. */
export function HubHero({ locale, guides, t }: HubHeroProps) {
  const year = newestYear(guides);
  const minutes = guides.reduce((sum, guide) => sum + guide.minutes, 0);
  const { value: artists } = figures['hub.artists'];
  return (
    <section className="hub-hero on-dark" aria-labelledby="hub-title">
      <div className="page-width">
        <Breadcrumb locale={locale} crumbs={[{ name: t.name }]} />
        <div className="hub-head">
          <h1 id="hub-title" className="hub-title">
            {t.name}{' '}
            <time dateTime={year} className="hub-year figures">
              <span className="sr-only">{fill(t.updated, { year })}</span>
              <span aria-hidden="true">{year}</span>
            </time>
          </h1>
          <div className="flex flex-col gap-6">
            <p className="max-w-prose text-lead text-muted">{t.lead}</p>
            <div className="actions">
              <ButtonLink href="#guides">{t.find}</ButtonLink>
              <ButtonLink tone="quiet" href={localizePath(locale, '/guides')}>
                {t.order}
              </ButtonLink>
            </div>
          </div>
        </div>
        <figure>
          <ReadingWave minutes={guides.map((guide) => guide.minutes)} />
          <figcaption className="pt-3 text-small text-muted">{fill(t.wave, { minutes })}</figcaption>
        </figure>
        <dl aria-label={t.stats.label} className="hub-stats" data-content="hub">
          <Stat value={String(guides.length)} label={t.stats.guides} />
          <Stat value={`${formatNumber(locale, artists)}+`} label={t.stats.artists} />
          <Stat value={formatFigure(locale, 'hub.budget')} label={t.stats.budget} />
        </dl>
        <p className="pb-10 text-small text-muted md:pb-14">{t.stats.source}</p>
      </div>
    </section>
  );
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures font-display text-figure font-bold tracking-tight">{value}</dd>
    </div>
  );
}
