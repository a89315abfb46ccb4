import type { BreakEven } from '../../../domain/planner/break-even.ts';
import { formatEuro, formatEuroRange } from '../../../i18n/format.ts';
import type { Wording } from '../texts.ts';

/** The cost of advertising, the agency's fee if it is known, and the revenue of the streams, on one scale. */
export function MoneyMeters({
  wording: { locale, t },
  breakEven: { spend, total, revenue },
}: {
  wording: Pick<Wording, 'locale' | 't'>;
  breakEven: BreakEven;
}) {
  const cost = total ?? spend;
  const [low, high] = revenue;
  const rows = [
    { name: t.results.spent, value: spend, text: formatEuro(locale, spend) },
    ...(total === null
      ? []
      : [{ name: t.results.fee, value: total - spend, text: formatEuro(locale, total - spend) }]),
    {
      name: t.results.earned,
      value: high,
      text: formatEuroRange(locale, [Math.round(low), Math.round(high)]),
    },
  ];
  return (
    <dl className="planner-sums">
      {rows.map(({ name, value, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <meter min={0} max={cost} value={value} />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
