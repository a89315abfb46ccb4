import type { Generated } from 'kysely';
import type { CampaignImport } from '../../../app/ports/campaign-imports.ts';
import type { ImportedDay } from '../../../domain/campaign-import/current-days.ts';
import { list, type RowOf, recordOf, text } from '../engine/record.ts';

/** Costs are in 1/10 000 €. */
export const importRecord = recordOf<CampaignImport>()({
  id: 'public_id',
  source: 'source',
  sha256: 'sha256',
  bytes: 'bytes',
  rows: 'row_count',
  fromDay: 'from_day',
  toDay: 'to_day',
  currency: 'currency',
  rate: 'rate',
  series: list('series'),
  viewMetric: 'view_metric',
  cost: 'cost_e4',
  impressions: 'impressions',
  views: 'views',
  clicks: 'clicks',
  createdAt: 'created_at',
  createdBy: 'created_by',
  withdrawnAt: 'withdrawn_at',
  withdrawnBy: 'withdrawn_by',
});

export interface CampaignImportRow extends RowOf<typeof importRecord> {
  id: Generated<number>;
  campaign_id: number;
}

export const importedDayRecord = recordOf<ImportedDay>()({
  series: text('series'),
  day: 'day',
  cost: 'cost_e4',
  impressions: 'impressions',
  views: 'views',
  clicks: 'clicks',
});

export interface CampaignDayRow extends RowOf<typeof importedDayRecord> {
  import_id: number;
}
