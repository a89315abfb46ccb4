import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import { onlyFigure, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { claimSource, exampleNote } from '../../i18n/claim-source.ts';
import { counterOf, formatClaim } from '../../i18n/format-claim.ts';
import { ClaimFigure } from '../../ui/claim-figure.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { waveform } from '../../ui/waveform.ts';
import { PlatformBars } from './PlatformBars.tsx';
import type { Service } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface StatsProps {
  locale: Locale;
  service: Service;
  t: SharedTexts['stats'];
  title: string;
  claims: ShownClaims;
}

/**
 * The agency's figures that the register of claims permits. The documented figures have one bar per unit; others can be too large
 * for that, and their units differ (a million views, a campaign), so they have none. Renders nothing without any figure.
 */
export function Stats({ locale, service, t, title, claims }: StatsProps) {
  const places: [ClaimKey, string][] = [
    service === 'spotify' ? ['plays-services', t.plays] : ['views-services', t.views],
    ['campaigns-services', t.campaigns],
    ['artists-services', t.artists],
  ];
  const stats = places.flatMap(([key, words]) => {
    const claim = claims.of(key);
    if (!claim) return [];
    const figure = onlyFigure(claim);
    const counter = counterOf(figure, claim.upwards);
    return [
      {
        key,
        claim,
        label: claim.ownWords?.[locale] ?? words,
        counter,
        count: counter?.target ?? figure.value,
        text: formatClaim(locale, figure, claim.upwards),
        source: claimSource(locale, claim),
      },
    ];
  });
  if (stats.length === 0) return null;
  const documented = stats.map(({ count }) => count).join(' ') === DOCUMENTED;
  return (
    <section id="stats" className="section service-night on-dark" aria-labelledby="stats-title">
      <div className="page-width">
        <div className="flex flex-col justify-between gap-x-16 gap-y-4 lg:flex-row lg:items-end">
          <SectionHeading id="stats-title" eyebrow={t.eyebrow} title={title} />
          <p className="text-small text-muted text-balance lg:max-w-60 lg:text-right">
            {documented ? t.legend[service === 'spotify' ? 'plays' : 'views'] : t.source}
          </p>
        </div>
        <ExampleNote note={exampleNote(locale, stats)} className="pt-6" />
        <ul
          className={`stats ${documented ? 'is-documented' : `is-${stats.length}`}`}
          data-counters=""
          data-content="counters"
        >
          {stats.map(({ key, label, count, counter, text, source }, index) => (
            <li key={key} className={`stat is-${key}`}>
              {documented && (
                <div className="stat-wave">
                  <PlatformBars
                    service={service}
                    heights={waveform(count, index * 2.3 + 0.9)}
                    className="platform-lit"
                  />
                </div>
              )}
              <p className="mt-4 lg:mt-6">
                <span className="figures block font-display stat-figure font-extrabold tracking-tight">
                  <ClaimFigure counter={counter} text={text} />
                </span>
                <span className="mt-2 block text-muted">
                  <SourceLink source={source}>{label}</SourceLink>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The documented figures, to which the widths of the columns correspond (`services.css`), with one bar per unit. */
const DOCUMENTED = '150 80 50';
