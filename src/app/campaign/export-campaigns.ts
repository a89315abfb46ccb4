import type { CampaignFilter } from '../../contracts/campaign.ts';
import type { Cell } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { ExportTable } from '../export/table-file.ts';
import type { ColumnKind } from '../export/xlsx-file.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Campaign } from '../ports/campaigns.ts';
import { campaignDto } from './campaign-dto.ts';
import { campaignSearch } from './campaign-search.ts';

/** The words of the file in the reader's language. */
export interface CampaignExportWords {
  /** Title of the sheet. */
  title: string;
  headings: Readonly<Record<keyof typeof columns, string>>;
  name(of: 'platform' | 'campaignType' | 'country' | 'status', value: string): string;
  language(locale: Locale): string;
  inside: Readonly<Record<'yes' | 'no', string>>;
  demo: string;
}

interface Column {
  kind?: ColumnKind;
  cell: (campaign: Campaign, words: CampaignExportWords) => Cell;
}

/** The columns of the file, in this order. Days are the agency's, amounts euros. */
const columns = {
  artist: { cell: ({ artist }) => artist },
  platform: { cell: ({ platform }, { name }) => name('platform', platform) },
  campaignType: { cell: ({ campaignType }, { name }) => name('campaignType', campaignType) },
  country: { cell: ({ country }, { name }) => name('country', country) },
  status: { cell: ({ status }, { name }) => name('status', status) },
  startsOn: { kind: 'day', cell: ({ startsOn }) => startsOn },
  endsOn: { kind: 'day', cell: ({ endsOn }) => endsOn },
  budget: { kind: 'euros', cell: ({ budget }) => budget },
  actualCost: { kind: 'euros', cell: ({ actualCost }) => actualCost },
  estimatedViews: { cell: ({ estimate }) => estimate?.views ?? null },
  estimatedLow: { cell: ({ estimate }) => estimate?.low ?? null },
  estimatedHigh: { cell: ({ estimate }) => estimate?.high ?? null },
  actualViews: { cell: ({ actualViews }) => actualViews },
  actualReach: { cell: ({ actualReach }) => actualReach },
  costPerView: {
    cell: ({ actualCost, actualViews }) =>
      actualCost === null || !actualViews ? null : Math.round((actualCost / actualViews) * 10_000) / 10_000,
  },
  inside: {
    cell: (campaign, { inside }) => {
      const { insideRange } = campaignDto(campaign);
      return insideRange === null ? null : inside[insideRange ? 'yes' : 'no'];
    },
  },
  clientName: { cell: ({ clientName }) => clientName },
  clientEmail: { cell: ({ clientEmail }) => clientEmail },
  clientLocale: {
    cell: ({ clientLocale }, { language }) => (clientLocale === null ? null : language(clientLocale)),
  },
  videoUrl: { cell: ({ videoUrl }) => videoUrl },
  notes: { cell: ({ notes }) => notes || null },
  demo: { cell: ({ demo }, words) => (demo ? words.demo : null) },
  id: { cell: ({ id }) => id },
} satisfies Record<string, Column>;

const ordered = Object.entries(columns) as [keyof typeof columns, Column][];

/** The kind of each column. */
export const campaignColumnKinds: readonly ColumnKind[] = ordered.map(([, { kind }]) => kind ?? 'plain');

/** Returns all campaigns that match the filter as the table of a file. Writes an audit entry. */
export async function exportCampaigns(
  ports: Ports,
  filter: CampaignFilter,
  words: CampaignExportWords,
  asker: Asker,
): Promise<ExportTable> {
  const campaigns = await ports.campaigns.all(campaignSearch(filter, ports.clock.now()));
  // Not the filter: its search text may be a name.
  await ports.audit.append({
    ...actorOf(ports, asker),
    action: 'campaigns_exported',
    subject: null,
    before: null,
    after: { campaigns: campaigns.length },
  });
  return {
    headings: ordered.map(([name]) => words.headings[name]),
    parts: inOnePart(campaigns.map((campaign) => ordered.map(([, { cell }]) => cell(campaign, words)))),
  };
}

async function* inOnePart<T>(rows: T): AsyncIterable<T> {
  yield rows;
}
