import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { reportFigures } from '../../domain/campaign/report-figures.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';

/** Path of the page with the example, without language prefix. It is noindex and not in the site map. */
export const EXAMPLE_REPORT_PATH = '/exemple-de-bilan';

const { platform, campaignType, country } = namedCampaign;
const [min, max] = costTable[platform].costs[country][campaignType];
/** Epoch milliseconds: the example is written once, and does not become older. */
const WRITTEN = Date.parse('2026-11-02T08:12:00Z');
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
  startsOn: '2026-10-01',
  endsOn: '2026-10-28',
  status: invented.status,
  budget: invented.budget,
  actualCost: invented.actualCost,
  videoUrl: null,
  costVersion: null,
  figures: reportFigures({ ...invented, prices: { unit: 'CPV', cost: { min, max } } }),
  now: WRITTEN,
  expiresAt: WRITTEN,
};
