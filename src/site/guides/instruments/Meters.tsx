import { Bars } from '../../../ui/bars.tsx';
import type { ChartRow } from './calculator-definition.ts';

const BARS = 32;
/** A level meter: it rises to the right. */
const heights = Array.from({ length: BARS }, (_, index) => 0.4 + (0.6 * index) / (BARS - 1));
/** From the brand's signal to its glow, in this many steps. */
const STEPS = 4;

/** Bars that a level lights. What is not nothing lights one at least. */
const litBars = (amount: number, most: number): number =>
  amount > 0 ? Math.max(1, Math.round((amount / most) * BARS)) : 0;

/** Amounts compared as level meters, each beside its name and its figure: the picture says nothing that the text does not. */
export function Meters({ title, rows }: { title: string; rows: readonly ChartRow[] }) {
  const most = Math.max(...rows.map(({ amount }) => amount));
  return (
    <div className="calculator-chart">
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
