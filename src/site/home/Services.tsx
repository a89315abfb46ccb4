import type { SiteFacts } from '../../contracts/site.ts';
import { figures } from '../../domain/benchmarks/figures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import { type Fee, priceOf } from '../../domain/fee/fee.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import { costTable, type WholeCostTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { type Platform, platforms } from '../../domain/simulator/inputs.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import {
  exchangeWords,
  fill,
  formatCostsInEuros,
  formatEuro,
  formatNumber,
  formatPercent,
  rangeWord,
} from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { feeNote, MISSING_FEE } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { FeeNote } from '../../ui/fee-note.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

type ServicesText = PageDictionary['home']['services'];

/** The guide about each platform's method. */
const guide: Record<Platform, string> = {
  youtube: '/guide-budget-youtube-ads',
  meta: '/guide-budget-meta-ads',
  tiktok: '/guide-budget-tiktok-ads',
};
/** The service page of a platform, if it has one. */
const offer: Partial<Record<Platform, string>> = { youtube: '/youtube-ads', meta: '/meta-ads' };

interface ServicesProps {
  locale: Locale;
  costs: SiteFacts['costs'];
  company: Pick<SiteFacts['company'], 'fee' | 'spaceInvoicedBy'>;
  t: ServicesText;
}

/**
 * The price table: a row for each platform, with the budget from which it is offered, the fee, and their sum. Its costs are
 * those with which the simulator computes, for the hero's campaign, in euros. The simulator does not estimate Spotify.
 */
export function Services({ locale, costs, company, t }: ServicesProps) {
  const table = (costs && tableOf(costs.figures)) ?? costTable;
  const { fee } = company;
  return (
    <section id="services" className="section" aria-labelledby="services-title" data-content="services">
      <div className="page-width">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem]">
          <SectionHeading id="services-title" eyebrow={t.eyebrow} title={t.title} />
          <FeeNote {...feeNote(locale, feeTexts(locale), company)} className="text-lead" />
        </div>
        <table className="prices figures">
          <caption className="sr-only">{t.columns.caption}</caption>
          <thead>
            <tr>
              {[t.columns.platform, t.columns.what, t.columns.expect].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t.columns.budget}</th>
              <th scope="col">{feeHeading(locale, fee, t)}</th>
              <th scope="col">{t.columns.total}</th>
            </tr>
          </thead>
          <tbody>
            {platforms.map((platform) => (
              <PriceRow key={platform} {...{ locale, platform, table, fee, t }} />
            ))}
            <SpotifyRow locale={locale} fee={fee} t={t} />
          </tbody>
        </table>
        <p className="mt-6 max-w-prose text-small text-muted">{fill(t.basis, exchangeWords(locale))}</p>
      </div>
    </section>
  );
}

interface PriceRowProps {
  locale: Locale;
  platform: Platform;
  table: WholeCostTable;
  fee: Fee;
  t: ServicesText;
}

function PriceRow({ locale, platform, table, fee, t }: PriceRowProps) {
  const { name, text } = t[platform];
  const short = name.split(' ')[0] ?? name;
  const [costLabel, cost] = serviceCost(locale, table[platform], t);
  return (
    <tr>
      <th scope="row">
        <PlatformMark platform={platform} /> <Name locale={locale} name={name} page={offer[platform]} />
      </th>
      <td className="prices-what">
        <MarkedText marks={parseMarks(text)} />
        <span className="prices-links">
          <a href={simulatorHref({ platform })} className="link">
            {fill(t.simulate, { platform: short })}
          </a>
          <a href={localizePath(locale, guide[platform])} className="link">
            {fill(t.more, { platform: short })}
          </a>
        </span>
      </td>
      <td className="prices-expect">
        <strong>{expected(locale, platform, table, t)}</strong>
        <span>{fill(t.cost, { label: costLabel, cost })}</span>
      </td>
      <Money
        locale={locale}
        fee={fee}
        budget={figures[`${platform}.minimum`].value}
        // Meta is possible from 500 € and recommended from 800 €; TikTok does not work below its minimum.
        label={platform === 'meta' ? t.advised : t.from}
        t={t}
      />
    </tr>
  );
}

/** Spotify is not in the simulator: its row has no estimate. */
function SpotifyRow({ locale, fee, t }: Pick<PriceRowProps, 'locale' | 'fee' | 't'>) {
  const { name, text } = t.spotify;
  return (
    <tr>
      <th scope="row">
        <PlatformMark platform="spotify" /> <Name locale={locale} name={name} page="/spotify-ads" />
      </th>
      <td className="prices-what">{fill(text, { from: formatFigure(locale, 'spotify.from') })}</td>
      <td className="prices-expect">
        <strong>{t.noEstimate}</strong>
        <small>{t.noEstimateReason}</small>
      </td>
      <Money locale={locale} fee={fee} budget={figures['spotify.from'].value} label={t.from} t={t} />
    </tr>
  );
}

/** The name of a platform, with a link to its service page if it has one. */
function Name({ locale, name, page }: { locale: Locale; name: string; page: string | undefined }) {
  if (!page) return name;
  return (
    <a href={localizePath(locale, page)} className="offer-link">
      {name}
    </a>
  );
}

interface MoneyProps {
  locale: Locale;
  fee: Fee;
  /** The advertising of a month, in euros. */
  budget: number;
  /** Whether the budget is a minimum or a recommendation. */
  label: string;
  t: ServicesText;
}

/** The cells of advertising, fee and total. A fee by quote, or one that is missing, has no total. */
function Money({ locale, fee, budget, label, t }: MoneyProps) {
  const price = priceOf(budget, fee);
  return (
    <>
      <td className="prices-budget">
        <div>
          <span>{label}</span> {formatEuro(locale, budget)}
        </div>
      </td>
      <td className="prices-fee" data-fee="">
        <span>{t.columns.plusFee} </span>
        {price ? formatEuro(locale, price.fee) : fee.kind === 'quote' ? t.byQuote : MISSING_FEE}
      </td>
      <td className="prices-total">{price ? formatEuro(locale, price.total) : '–'}</td>
    </>
  );
}

function feeHeading(locale: Locale, fee: Fee, t: ServicesText): string {
  if (fee.kind !== 'percentage') return t.columns.fee;
  return fill(t.columns.feeOf, { percent: formatPercent(locale, fee.percent / 100) });
}

/** Returns what the least budget of a platform buys: a range of views, or of impressions where the platform bills them. */
function expected(locale: Locale, platform: Platform, table: WholeCostTable, t: ServicesText): string {
  const budget = figures[`${platform}.minimum`].value;
  const estimate = estimateCampaign({ ...namedCampaign, platform, budget }, table);
  if (!estimate) return t.noEstimate;
  const range = estimate.unit === 'CPV' ? estimate.range : estimate.reachRange;
  const shown = (value: number) => formatNumber(locale, shownFigure(value, range));
  const words = estimate.unit === 'CPV' ? t.views : t.impressions;
  return fill(words, { range: `${shown(range.low)} ${rangeWord[locale]}\u00a0${shown(range.high)}` });
}

function serviceCost(
  locale: Locale,
  { unit, costs }: WholeCostTable[Platform],
  t: ServicesText,
): [string, string] {
  const range = costs[namedCampaign.country][namedCampaign.campaignType];
  return [unit === 'CPV' ? t.costPerView : t.costPerThousand, formatCostsInEuros(locale, range)];
}
