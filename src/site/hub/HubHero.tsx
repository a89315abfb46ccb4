import type { ReactNode } from 'react';
import type { GuideSummary } from '../../contracts/guide.ts';
import { onlyFigure, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { claimSource, exampleNote } from '../../i18n/claim-source.ts';
import { fill } from '../../i18n/format.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { Breadcrumb } from '../reading/Breadcrumb.tsx';
import { newestYear } from './newest-year.ts';
import type { HubTexts } from './texts.ts';

interface HubHeroProps {
  locale: Locale;
  guides: readonly GuideSummary[];
  claims: ShownClaims;
  t: HubTexts;
}

/** The title of the hub, with figures about the guides and the agency. */
export function HubHero({ locale, guides, claims, t }: HubHeroProps) {
  const year = newestYear(guides);
  const minutes = guides.reduce((sum, guide) => sum + guide.minutes, 0);
  const claimed = [
    { claim: claims.of('artists-trained'), label: t.stats.artists },
    { claim: claims.of('budget-optimised'), label: t.stats.budget },
  ].flatMap(({ claim, label }) => (claim ? [{ claim, label: claim.ownWords?.[locale] ?? label }] : []));
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
          <ReadingTime minutes={guides.map((guide) => guide.minutes)} />
          <figcaption className="pt-3 text-small text-muted">{fill(t.wave, { minutes })}</figcaption>
        </figure>
        <ExampleNote note={exampleNote(locale, claimed)} className="pt-8" />
        <dl aria-label={t.stats.label} className="hub-stats" data-content="hub">
          <Stat value={String(guides.length)} label={t.stats.guides} />
          {claimed.map(({ claim, label }) => (
            <Stat
              key={label}
              value={formatClaim(locale, onlyFigure(claim), claim.upwards)}
              label={<SourceLink source={claimSource(locale, claim)}>{label}</SourceLink>}
            />
          ))}
        </dl>
        <p className="pb-10 text-small text-muted md:pb-14">
          {[undefined, t.stats.oneSource, t.stats.source][claimed.length]}
        </p>
      </div>
    </section>
  );
}

function Stat({ value, label }: { value: string; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures font-display text-figure font-bold tracking-tight">{value}</dd>
    </div>
  );
}

/** The minutes of each guide in the order of reading, to scale, each segment with its number. The caption has the sum. */
function ReadingTime({ minutes }: { minutes: readonly number[] }) {
  const all = minutes.reduce((sum, count) => sum + count, 0);
  const percent = (count: number) => `${Math.round((count / all) * 10_000) / 100}%`;
  const starts = minutes.map((_, guide) => minutes.slice(0, guide).reduce((sum, count) => sum + count, 0));
  return (
    <svg className="hub-minutes figures" aria-hidden="true" focusable="false">
      {minutes.map((count, guide) => {
        const x = percent(starts[guide] ?? 0);
        return (
          <g key={starts[guide]}>
            <rect x={x} width={percent(count)} height="100%" />
            <rect
              x={x}
              width="3"
              height="100%"
              className={guide % 2 === 0 ? 'fill-signal' : 'hub-bar-other'}
            />
            <text x={x} dx="10" y="100%" dy="-10">
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
