import type { SiteFacts } from '../../contracts/site.ts';
import { figures } from '../../domain/benchmarks/figures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import { costTable, type WholeCostTable } from '../../domain/simulator/cost-table.ts';
import { type Platform, platforms } from '../../domain/simulator/inputs.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { feeNote, feeSum } from '../../i18n/fee-text.ts';
import { feeTexts } from '../../i18n/fee-texts.ts';
import { exchangeWords, fill, formatCostsInEuros } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { Bars } from '../../ui/bars.tsx';
import { FeeNote } from '../../ui/fee-note.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { waveform } from '../../ui/waveform.ts';

type ServicesText = PageDictionary['home']['services'];

/** The guide about each platform's method. */
const guide: Record<Platform, string> = {
  youtube: '/guide-budget-youtube-ads',
  meta: '/guide-budget-meta-ads',
  tiktok: '/guide-budget-tiktok-ads',
};
/** The service page of a platform, if it has one. */
const offer: Partial<Record<Platform, string>> = { youtube: '/youtube-ads', meta: '/meta-ads' };
const barColour: Record<Platform, string> = {
  youtube: 'fill-youtube',
  meta: 'fill-meta',
  tiktok: 'fill-tiktok',
};

interface ServicesProps {
  locale: Locale;
  costs: SiteFacts['costs'];
  company: Pick<SiteFacts['company'], 'fee' | 'spaceInvoicedBy'>;
  t: ServicesText;
}

/** The cards of the platforms. Their prices are those with which the simulator computes, for the hero's campaign, in euros. */
export function Services({ locale, costs, company, t }: ServicesProps) {
  const table = (costs && tableOf(costs.figures)) ?? costTable;
  return (
    <section id="services" className="section" aria-labelledby="services-title" data-content="services">
      <div className="page-width">
        <SectionHeading id="services-title" eyebrow={t.eyebrow} title={t.title} />
        <ul className="mt-10 grid gap-4 md:mt-14 md:grid-cols-3 md:gap-5">
          {platforms.map((platform, index) => (
            <ServiceCard
              key={platform}
              locale={locale}
              platform={platform}
              table={table}
              fee={company.fee}
              phase={index * 1.9 + 0.6}
              t={t}
            />
          ))}
        </ul>
        <FeeNote {...feeNote(locale, feeTexts(locale), company)} className="mt-4 text-small" />
        <p className="mt-2 text-small text-muted">{fill(t.basis, exchangeWords(locale))}</p>
        <SpotifyLine locale={locale} fee={company.fee} t={t.spotify} />
      </div>
    </section>
  );
}

interface ServiceCardProps {
  locale: Locale;
  platform: Platform;
  table: WholeCostTable;
  fee: Fee;
  phase: number;
  t: ServicesText;
}

function ServiceCard({ locale, platform, table, fee, phase, t }: ServiceCardProps) {
  const { name, text } = t[platform];
  const facts = [serviceCost(locale, table[platform], t), serviceMinimum(locale, platform, t)];
  return (
    <li className="group flex flex-col overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex grow flex-col gap-3 p-6 md:max-lg:p-5 lg:p-7">
        <h3 className="flex items-center gap-3 text-h3 md:max-lg:text-h4">
          <PlatformMark platform={platform} className="h-6 w-5" />
          {offer[platform] ? (
            <a
              href={localizePath(locale, offer[platform])}
              className="offer-link inline-flex items-center gap-3 no-underline"
            >
              {name}
              <Arrow />
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="mb-4 text-muted">
          <MarkedText marks={parseMarks(text)} />
        </p>
        <dl className="figures mt-auto flex flex-col gap-1.5">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 md:max-lg:flex-col">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="figures text-small text-muted" data-fee="">
          {feeSum(locale, feeTexts(locale), fee, figures[`${platform}.minimum`].value)}
        </p>
        <p className="mt-3 flex flex-col items-start">
          <a
            href={simulatorHref({ platform })}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {fill(t.simulate, { platform: name.split(' ')[0] ?? name })}
          </a>
          <a
            href={localizePath(locale, guide[platform])}
            className="link inline-flex min-h-11 items-center text-muted"
          >
            {fill(t.more, { platform: name.split(' ')[0] ?? name })}
          </a>
        </p>
      </div>
      <div className="px-6 md:max-lg:px-5 lg:px-7">
        <Bars heights={waveform(28, phase)} className={`h-20 ${barColour[platform]}`} />
      </div>
    </li>
  );
}

/** Spotify is not in the simulator: it has one line, which links to its service page. */
function SpotifyLine({ locale, fee, t }: { locale: Locale; fee: Fee; t: ServicesText['spotify'] }) {
  return (
    <a
      href={localizePath(locale, '/spotify-ads')}
      className="offer-link mt-4 flex items-center gap-4 rounded-card border border-line bg-raised px-6 py-5 no-underline md:mt-5 md:px-7"
    >
      <PlatformMark platform="spotify" className="h-6 w-5 shrink-0" />
      <span className="mr-auto flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-h4 font-bold tracking-tight">{t.name}</span>
        <span className="figures text-muted">
          {fill(t.text, { from: formatFigure(locale, 'spotify.from') })}{' '}
          <span data-fee="">{feeSum(locale, feeTexts(locale), fee, figures['spotify.from'].value)}</span>
        </span>
      </span>
      <Arrow />
    </a>
  );
}

const Arrow = () => (
  <svg viewBox="0 0 16 16" className="offer-arrow size-4 shrink-0" aria-hidden="true">
    <path d="M1.5 8h12M8.5 3l5 5-5 5" className="stroke" />
  </svg>
);

function serviceCost(
  locale: Locale,
  { unit, costs }: WholeCostTable[Platform],
  t: ServicesText,
): [string, string] {
  const range = costs[namedCampaign.country][namedCampaign.campaignType];
  return [unit === 'CPV' ? t.costPerView : t.costPerThousand, formatCostsInEuros(locale, range)];
}

/**
 * The minimum budget. Meta is possible from 500 € and recommended from 800 €; TikTok does not work below its minimum.
 */
function serviceMinimum(locale: Locale, platform: Platform, t: ServicesText): [string, string] {
  const budget = fill(t.perMonth, { budget: formatFigure(locale, `${platform}.minimum`) });
  return [platform === 'meta' ? t.advised : t.from, budget];
}
