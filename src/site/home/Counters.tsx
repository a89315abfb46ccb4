import { homeCounters } from '../../domain/benchmarks/figures.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { CountedFigure } from '../../ui/counted-figure.tsx';

const { campaigns, artists, views, countries } = homeCounters;

/** The agency's figures, which count up when they come into view (`browser/counters.ts`). */
export function Counters({ t }: { t: PageDictionary['home']['hero']['counters'] }) {
  const counters = [
    { target: campaigns, suffix: '+', label: t.campaigns },
    { target: artists, suffix: '+', label: t.artists },
    { target: views, suffix: 'M+', label: t.views },
    { target: countries, suffix: '+', label: t.countries },
  ];
  return (
    <div className="page-width">
      <ul className="counters" aria-label={t.label} data-counters="" data-content="counters">
        {counters.map(({ target, suffix, label }) => (
          <li key={label} className="counter">
            <span className="figures block font-display text-figure font-bold tracking-tight">
              <CountedFigure target={target} suffix={suffix} />
            </span>
            <span className="text-small text-muted">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
