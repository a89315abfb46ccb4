import type { ReactNode } from 'react';
import type { ConsentRatesAnswer } from '../../../contracts/consents/consent-proofs.ts';
import type { Answers } from '../../../domain/consent/acceptance.ts';
import { LEAST_FOR_RATE, rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { wholePercent } from './whole-percent.ts';

/** How often the banner was shown and answered, and the rate of each language and each version of the text. */
export function RateSums({ rates }: { rates: ConsentRatesAnswer }) {
  const { locale, t } = useLanguage();
  const words = t.proofs.sums;
  const moments = useMoments();
  const { total, languages, texts, objected } = rates;
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return (
    <section className="admin-card proofs-sums" aria-label={words.title}>
      <h2>{words.title}</h2>
      <dl className="proofs-totals">
        <div>
          <dt>{words.shown}</dt>
          <dd>{total.shown === 0 ? '–' : formatNumber(locale, total.shown)}</dd>
        </div>
        <div>
          <dt>{words.answers}</dt>
          <dd>
            {formatNumber(locale, total.answers)}
            {/* Answers of visits from before the banner was counted would make more than all. */}
            {total.shown >= total.answers && total.shown > 0 && (
              <span>{fill(words.ignored, { rate: wholePercent(locale, total.answers / total.shown) })}</span>
            )}
          </dd>
        </div>
      </dl>
      <RateTable caption={words.accept}>
        <RateRow name={words.all} of={total} />
        {languages.map((language) => (
          <RateRow key={language.locale} name={capital(inLanguage(locale, language.locale))} of={language} />
        ))}
      </RateTable>
      {texts.length > 0 && (
        <RateTable caption={words.texts}>
          {texts.map(({ textVersion, since, ...answers }) => (
            <RateRow
              key={textVersion}
              name={textVersion}
              detail={fill(words.since, { day: moments.day(since) })}
              of={answers}
            />
          ))}
        </RateTable>
      )}
      <p className="admin-muted">
        {words.outside}
        {objected > 0 &&
          ` ${fill(pluralForm(locale, words.objected, objected), { count: formatNumber(locale, objected) })}`}
      </p>
    </section>
  );
}

function RateTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A rate with its interval as a line; or the sentence that there are too few answers. */
function RateRow({
  name,
  detail,
  of: { answers, accepted },
}: {
  name: string;
  detail?: string;
  of: Answers;
}) {
  const { locale, t } = useLanguage();
  const { rates } = t.proofs;
  const interval = rateInterval(accepted, answers);
  const head = (
    <th scope="row">
      {name}
      {detail && <span>{detail}</span>}
    </th>
  );
  if (!interval || answers < LEAST_FOR_RATE)
    return (
      <tr>
        {head}
        <td colSpan={2} className="admin-muted">
          {fill(pluralForm(locale, rates.few, answers), { count: answers })}
        </td>
      </tr>
    );
  const share = accepted / answers;
  const [low, high] = [wholePercent(locale, interval.low), wholePercent(locale, interval.high)];
  return (
    <tr>
      {head}
      <td>
        <span className="proofs-line" aria-hidden="true">
          <span
            className="proofs-limits"
            style={{ left: `${interval.low * 100}%`, width: `${(interval.high - interval.low) * 100}%` }}
          />
          <span className="proofs-share" style={{ left: `${share * 100}%` }} />
        </span>
      </td>
      <td className="admin-figure">{fill(rates.rate, { rate: wholePercent(locale, share), low, high })}</td>
    </tr>
  );
}
