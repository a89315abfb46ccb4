import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { fill, formatEuro, formatEuroRange, formatNumber } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import type { Wording } from './texts.ts';

/** The verdict on advertising, on the only light panel of the screen: spent and earned on one scale, and the fans to win. */
export function Money({
  wording: { locale, t },
  money,
}: {
  wording: Wording;
  money: PlannerAnalysis['money'];
}) {
  const { breakEven, rest } = money;
  const cost = breakEven ? (breakEven.total ?? breakEven.spend) : 0;
  return (
    <section className="planner-money" aria-labelledby="planner-money">
      <p className="text-small">{t.results.money}</p>
      <h3 id="planner-money">{money.title}</h3>
      <p>{money.text}</p>
      {breakEven && (
        <>
          <dl>
            <div>
              <dt>{t.results.spent}</dt>
              <dd>
                <meter min={0} max={cost} value={cost} />
                {formatEuro(locale, cost)}
              </dd>
            </div>
            <div>
              <dt>{t.results.earned}</dt>
              <dd>
                <meter min={0} max={cost} value={breakEven.revenue[1]} />
                {formatEuroRange(locale, [
                  Math.round(breakEven.revenue[0]),
                  Math.round(breakEven.revenue[1]),
                ])}
              </dd>
            </div>
          </dl>
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
