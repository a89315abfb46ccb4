import { Bars } from '../../../ui/bars.tsx';
import type { ChartRow } from './calculator-definition.ts';

const BARS = 32;
/** The heights of the bars rise to the right, as in a level meter. */
const heights = Array.from({ length: BARS }, (_, index) => 0.4 + (0.6 * index) / (BARS - 1));
/** The number of colours between the brand's signal and its glow. */
const STEPS = 4;

/** The number of lit bars for an amount. An amount above zero lights at least one. */
const litBars = (amount: number, most: number): number =>
  amount > 0 ? Math.max(1, Math.round((amount / most) * BARS)) : 0;

/** Compares amounts as level meters. Each has its name and figure as text, so the picture adds no information. */
export function Meters({ title, rows }: { title: string; rows: readonly ChartRow[] }) {
  const most = Math.max(...rows.map(({ amount }) => amount));
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">{title}</p>
      <ul className="calculator-meters">
        {rows.map(({ label, text, amount, lit, note }) => {
          const level = litBars(amount, most);
          return (
            <li key={label} className={lit ? 'is-lit' : ''}>
              <span className="calculator-meter-label">
                {label}
                {note && <span className="sr-only"> {note}</span>}
              </span>
              <span className="figures calculator-meter-text">{text}</span>
              <Bars
                heights={heights}
                className="calculator-meter"
                barClassName={(index) =>
                  index < level ? `meter-on meter-${Math.floor((index / BARS) * STEPS)}` : ''
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
