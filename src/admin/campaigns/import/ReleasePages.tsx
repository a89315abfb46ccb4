import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RATE_CONFIDENCE, rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { importsQuery } from './import-queries.ts';
import { countText } from './import-words.ts';

/** What the landing pages of the same release counted on the days of the ads. */
export function ReleasePages({ id }: { id: string }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.pages;
  const { data } = useQuery(importsQuery(id));
  if (!data || data.pages.length === 0) return null;
  const { clicks } = data.figures;
  const shared = Math.max(...data.pages.map(({ campaigns }) => campaigns));
  return (
    <section className="admin-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      {data.pages.map(({ id: page, title, visits, conversions }) => {
        const arrived = clicks ? formatPercent(locale, visits / clicks) : null;
        const rows = [
          { name: words.clicks, count: clicks, note: null },
          { name: words.visits, count: visits, note: arrived && fill(words.least, { share: arrived }) },
          {
            name: words.conversions,
            count: conversions,
            note: rateText(locale, words.rate, conversions, visits),
          },
        ];
        const most = Math.max(...rows.map(({ count }) => count ?? 0), 1);
        return (
          <div key={page} className="release-page">
            <h3>
              <Link to={`/dashboard/landing-pages/${page}`} data-touch>
                <Typed>{title}</Typed>
              </Link>
            </h3>
            <dl>
              {rows.map(({ name, count, note }, at) => (
                <div key={name}>
                  <dt>
                    {name} {note && <span className="admin-muted">{note}</span>}
                  </dt>
                  <dd>
                    {countText(locale, count)}
                    <span
                      className="release-bar"
                      data-last={at === rows.length - 1 || undefined}
                      aria-hidden="true"
                    >
                      <span style={{ width: `${(100 * (count ?? 0)) / most}%` }} />
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
      <p className="admin-muted">
        {words.note}
        {shared > 1 && ` ${fill(words.shared, { count: formatNumber(locale, shared) })}`}
      </p>
    </section>
  );
}

/** The share of visits with a first click, and its limits; null without a visit. */
function rateText(locale: Locale, words: string, conversions: number, visits: number): string | null {
  const interval = rateInterval(conversions, visits);
  if (!interval) return null;
  return fill(words, {
    share: formatPercent(locale, conversions / visits),
    confidence: formatPercent(locale, RATE_CONFIDENCE),
    low: formatPercent(locale, interval.low),
    high: formatPercent(locale, interval.high),
  });
}
