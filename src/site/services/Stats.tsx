import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import { onlyFigure, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { claimSource, exampleNote } from '../../i18n/claim-source.ts';
import { counterOf, formatClaim } from '../../i18n/format-claim.ts';
import { ClaimFigure } from '../../ui/claim-figure.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import type { Service } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface StatsProps {
  locale: Locale;
  service: Service;
  t: SharedTexts['stats'];
  title: string;
  claims: ShownClaims;
}

/** The agency's figures that the register of claims permits. Renders nothing without any figure. */
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
        text: formatClaim(locale, figure, claim.upwards),
        source: claimSource(locale, claim),
      },
    ];
  });
  if (stats.length === 0) return null;
  return (
    <section id="stats" className="section service-night on-dark" aria-labelledby="stats-title">
      <div className="page-width">
        <SectionHeading id="stats-title" eyebrow={t.eyebrow} title={title} />
        <p className="mt-4 text-small text-muted">{t.source}</p>
        <ExampleNote note={exampleNote(locale, stats)} className="pt-6" />
        <ul className={`stats is-${stats.length}`} data-counters="" data-content="counters">
          {stats.map(({ key, label, counter, text, source }) => (
            <li key={key} className="stat">
              <p>
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
