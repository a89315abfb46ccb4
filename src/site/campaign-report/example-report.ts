import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { reportFigures } from '../../domain/campaign/report-figures.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { dayName, dayNumber } from '../../domain/time/agency-day.ts';

/** Path of the page with the example, without language prefix. It is noindex and not in the site map. */
export const EXAMPLE_REPORT_PATH = '/exemple-de-bilan';

const { platform, campaignType, country } = namedCampaign;
const [min, max] = costTable[platform].costs[country][campaignType];
/** Epoch milliseconds: the example is written once, and does not become older. */
const WRITTEN = Date.parse('2026-11-02T08:12:00Z');
/** The invented views of each day; their sum is that of the campaign. */
const VIEWS = [
  ...[1180, 1320, 1790, 2240, 2060, 1960, 2390, 2370, 2290, 2400, 1980, 2510, 1910, 1960],
  ...[1850, 1930, 2000, 2100, 2480, 2480, 2520, 2830, 2590, 2630, 2510, 2430, 2520, 2010],
];
/** What an invented view of each day cost, in percent of the average: dearer while the platform learns, then cheaper. */
const COST = [
  ...[162, 158, 149, 136, 128, 122, 115, 111, 106, 103, 101, 97, 99, 98],
  ...[95, 93, 96, 94, 91, 89, 88, 86, 87, 85, 88, 86, 84, 85],
];
const FIRST_DAY = '2026-10-01';
const invented = {
  status: 'finished',
  budget: 1000,
  actualCost: 998.4,
  actualViews: 61_240,
  actualReach: 58_100,
} as const;

/**
 * The report that the home page opens. Artist, period and results are invented; estimate, verdicts and sentences are computed
 * as those of a client's report, from the delivered cost table. One figure misses its range on purpose.
 */
export const exampleReport: CampaignReport = {
  artist: 'Presqu’île',
  platform,
  campaignType,
  country,
  startsOn: FIRST_DAY,
  endsOn: '2026-10-28',
  status: invented.status,
  budget: invented.budget,
  actualCost: invented.actualCost,
  videoUrl: null,
  costVersion: null,
  figures: reportFigures({ ...invented, prices: { unit: 'CPV', cost: { min, max } } }),
  days: inventedDays(),
  now: WRITTEN,
  expiresAt: WRITTEN,
};

/** The invented days: their costs add up to that of the campaign, and each has the cost of a view since the first day. */
function inventedDays(): CampaignReport['days'] {
  const weights = VIEWS.map((views, index) => views * (COST[index] ?? 100));
  const price = invented.actualCost / weights.reduce((sum, weight) => sum + weight, 0);
  let [spent, seen] = [0, 0];
  return VIEWS.map((views, index) => {
    const cost = (weights[index] ?? 0) * price;
    spent += cost;
    seen += views;
    const day = dayName(dayNumber(FIRST_DAY) + index);
    return { day, views, cost, missing: false, provisional: false, costPerView: spent / seen };
  });
}
