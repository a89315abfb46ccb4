import type { CampaignPlatform, CampaignStatus } from '../../domain/campaign/campaign-values.ts';
import type { CampaignType, Region } from '../../domain/simulator/inputs.ts';

/**
 * Days are counted from the day of the newest samples: before it for the creation, after it for start and end; the
 * time is that of Paris. Budget and cost are in euros. Views, cost and reach are the actual ones.
 */
export type SampleCampaignRow = readonly [
  artist: string,
  /** Mailbox of the sample lead from which it was created; null: it was entered by hand. */
  mailbox: string | null,
  platform: CampaignPlatform,
  type: CampaignType,
  region: Region,
  budget: number,
  status: CampaignStatus,
  createdDaysAgo: number,
  createdTime: string,
  startsIn: number,
  endsIn: number,
  views: number | null,
  cost: number | null,
  reach: number | null,
];

/** SAMPLE CONTENT: campaigns of invented artists. The third of the three finished campaigns missed its range. */
// biome-ignore format: a table, one row a line.
export const sampleCampaigns: readonly SampleCampaignRow[] = [
  ['Nuit Corail', 'nuit.corail', 'youtube', 'awareness', 'europe', 1000, 'finished', 82, '15:20', -75, -46, 41_200, 985.4, 96_300],
  ['Paper Lanterns', null, 'meta', 'engagement', 'usa', 1500, 'finished', 68, '10:05', -62, -33, 38_400, 1500, 131_500],
  ['DJ Ombrelle', 'contact.ombrelle', 'tiktok', 'conversion', 'europe', 5000, 'finished', 54, '16:40', -50, -21, 17_950, 4870, 61_800],
  ['La Marea Lenta', 'lamarealenta', 'tiktok', 'awareness', 'south_america', 1200, 'active', 24, '14:10', -19, 10, null, null, null],
  ['Vento Sul', 'ventosul', 'youtube', 'engagement', 'south_america', 800, 'active', 16, '11:25', -12, 17, null, null, null],
  ['Les Éclats Bleus', 'eclatsbleus', 'meta', 'awareness', 'europe', 900, 'active', 7, '17:50', -5, 24, null, null, null],
  ['Harbor & Pine', 'hello.harborpine', 'youtube', 'awareness', 'canada', 2500, 'planned', 2, '10:35', 9, 38, null, null, null],
  ['Sable Ardent', 'sable.ardent', 'youtube', 'conversion', 'asia', 3000, 'planned', 0, '09:45', 16, 45, null, null, null],
];
