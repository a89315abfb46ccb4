import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { MoneyMeters } from './MoneyMeters.tsx';
import type { Wording } from './texts.ts';

/** The verdict on advertising, on the only light panel of the screen: spent and earned on one scale, and the fans to win. */
export function Money({ wording, money }: { wording: Wording; money: PlannerAnalysis['money'] }) {
  const { locale, t } = wording;
  const { breakEven, rest } = money;
  return (
    <section className="planner-money" aria-labelledby="planner-money">
      <p className="text-small">{t.results.money}</p>
      <h3 id="planner-money">{money.title}</h3>
      <p>{money.text}</p>
      {breakEven && (
        <>
          <MoneyMeters wording={wording} breakEven={breakEven} />
          <p className="text-small">{money.price}</p>
          <p className="text-small">
            {fill(t.results.fans, {
              low: formatNumber(locale, breakEven.fans[0]),
              high: formatNumber(locale, breakEven.fans[1]),
              cost: formatFigure(locale, 'planner.costPerStream'),
            })}
          </p>
        </>
      )}
      {rest && (
        <p className="text-small">
          {fill(t.results.rest, { from: formatEuro(locale, rest.from), title: rest.title, text: rest.text })}
        </p>
      )}
    </section>
  );
}
