import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { evenCosts } from './even-costs.ts';
import { type NamedCell, scaleOf } from './proposal-cells.ts';

/** What the bars of the cells mean, and from where to where their scale goes. */
export function ProposalLegend({ cells, base }: { cells: readonly NamedCell[]; base: number }) {
  const { locale, t } = useLanguage();
  const words = t.settings.costs.proposal;
  const [first] = cells;
  if (!first) return null;
  const { min, max } = scaleOf(cells);
  const { range } = evenCosts(locale, [min, max], first.unit);
  return (
    <ul className="proposal-legend">
      {(['before', 'learned', 'shown'] as const).map((kind) => (
        <li key={kind}>
          <svg className="proposal-key" viewBox="0 0 24 4" aria-hidden="true">
            <rect className={`proposal-${kind}`} width="24" height="4" />
          </svg>
          {fill(words.legend[kind], { base })}
        </li>
      ))}
      <li>
        {fill(words.legend.scale, { unit: t.settings.costs.units[first.unit], range: range({ min, max }) })}
      </li>
    </ul>
  );
}
