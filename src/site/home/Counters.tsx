import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import { onlyFigure, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { claimSource, exampleNote } from '../../i18n/claim-source.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { counterOf, formatClaim } from '../../i18n/format-claim.ts';
import { ClaimFigure } from '../../ui/claim-figure.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { SourceLink } from '../../ui/source-link.tsx';

interface CountersProps {
  locale: Locale;
  t: PageDictionary['home']['hero']['counters'];
  claims: ShownClaims;
}

/**
 * The agency's figures that the register of claims permits, which count up when they become visible
 * (`browser/counters.ts`). Without any, the hero ends with the scale of the budgets.
 */
export function Counters({ locale, t, claims }: CountersProps) {
  const places: [ClaimKey, string][] = [
    ['campaigns-home', t.campaigns],
    ['artists-home', t.artists],
    ['views-home', t.views],
    ['countries', t.countries],
  ];
  const counters = places.flatMap(([key, words]) => {
    const claim = claims.of(key);
    if (!claim) return [];
    const { upwards, ownWords } = claim;
    const figure = onlyFigure(claim);
    return [
      {
        key,
        claim,
        label: ownWords?.[locale] ?? words,
        counter: counterOf(figure, upwards),
        text: formatClaim(locale, figure, upwards),
        source: claimSource(locale, claim),
      },
    ];
  });
  if (counters.length === 0) return <div className="no-counters" />;
  return (
    <div className="page-width">
      <ExampleNote note={exampleNote(locale, counters)} className="pt-6" />
      <ul
        className={`counters is-${counters.length}`}
        aria-label={t.label}
        data-counters=""
        data-content="counters"
      >
        {counters.map(({ key, label, counter, text, source }) => (
          <li key={key} className="counter">
            <span className="figures block font-display text-figure font-bold tracking-tight">
              <ClaimFigure counter={counter} text={text} />
            </span>
            <span className="text-small text-muted">
              <SourceLink source={source}>{label}</SourceLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
