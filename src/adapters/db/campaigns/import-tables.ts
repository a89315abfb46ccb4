import type { Generated } from 'kysely';
import type { CampaignImport } from '../../../app/ports/campaign-imports.ts';
import type { DayAlert } from '../../../domain/campaign/day-alerts.ts';
import type { Look } from '../../../domain/campaign/looked-days.ts';
import type { ImportedDay } from '../../../domain/campaign-import/current-days.ts';
import { flag, json, list, type RowOf, recordOf, text } from '../engine/record.ts';

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
  quartile: 'quartile',
  plays: 'plays',
  saves: 'saves',
  adds: 'adds',
  listeners: 'listeners',
  isTotal: flag('is_total'),
  titles: json('titles'),
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
  quartile: 'quartile',
  plays: 'plays',
  saves: 'saves',
  adds: 'adds',
  listeners: 'listeners',
  countries: json('countries'),
});

export interface CampaignDayRow extends RowOf<typeof importedDayRecord> {
  import_id: number;
}

/** The columns of an unknown report as a person named them, by the hash of its header. */
export interface ImportColumnsRow {
  header: string;
  /** JSON: the field of each column, or null. */
  fields: string;
  saved_at: number;
}

export const lookRecord = recordOf<Look>()({
  audience: text('audience'),
  rule: 'rule',
  from: 'from_day',
  to: 'to_day',
  reason: 'reason',
  shown: flag('shown'),
  at: 'looked_at',
  by: 'looked_by',
});

/** What a person found at unusual days of a campaign. */
export interface CampaignLookRow extends RowOf<typeof lookRecord> {
  campaign_id: number;
}

/** A warning of a campaign of which the agency was mailed, or that a person hid, as long as it lasts. */
export interface CampaignAlertRow {
  campaign_id: number;
  alert: DayAlert;
  told_at: number;
  /** When and by which account it was hidden as settled; null: it is shown. */
  hidden_at: number | null;
  hidden_by: string | null;
}
