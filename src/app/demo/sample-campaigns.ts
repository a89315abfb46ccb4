import type { CampaignStatus } from '../../domain/campaign/campaign-status.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';

/** Days are counted from the day of the newest samples: negative ones lie before it. */
export interface SampleCampaign extends CampaignInputs {
  artist: string;
  status: CampaignStatus;
  startsIn: number;
  endsIn: number;
  actualViews: number | null;
  actualCost: number | null;
  /** How long before the newest campaign it was created. */
  hoursEarlier: number;
}

const open = { actualViews: null, actualCost: null };

/** SAMPLE CONTENT: campaigns of invented artists. Of the three finished ones, the third missed its range. */
export const sampleCampaigns: readonly SampleCampaign[] = [
  {
    artist: 'Nuit Corail',
    ...youtube('awareness', 'europe', 1000),
    status: 'finished',
    startsIn: -75,
    endsIn: -46,
    actualViews: 41_200,
    actualCost: 985.4,
    hoursEarlier: 1975,
  },
  {
    artist: 'Paper Lanterns',
    platform: 'meta',
    campaignType: 'engagement',
    country: 'usa',
    budget: 1500,
    status: 'finished',
    startsIn: -62,
    endsIn: -33,
    actualViews: 38_400,
    actualCost: 1500,
    hoursEarlier: 1633,
  },
  {
    artist: 'DJ Ombrelle',
    platform: 'tiktok',
    campaignType: 'conversion',
    country: 'europe',
    budget: 5000,
    status: 'finished',
    startsIn: -50,
    endsIn: -21,
    actualViews: 17_950,
    actualCost: 4870,
    hoursEarlier: 1318,
  },
  {
    artist: 'La Marea Lenta',
    platform: 'tiktok',
    campaignType: 'awareness',
    country: 'south_america',
    budget: 1200,
    status: 'active',
    startsIn: -19,
    endsIn: 10,
    ...open,
    hoursEarlier: 580,
  },
  {
    artist: 'Vento Sul',
    ...youtube('engagement', 'south_america', 800),
    status: 'active',
    startsIn: -12,
    endsIn: 17,
    ...open,
    hoursEarlier: 389,
  },
  {
    artist: 'Les Éclats Bleus',
    platform: 'meta',
    campaignType: 'awareness',
    country: 'europe',
    budget: 900,
    status: 'active',
    startsIn: -5,
    endsIn: 24,
    ...open,
    hoursEarlier: 170,
  },
  {
    artist: 'Harbor & Pine',
    ...youtube('awareness', 'canada', 2500),
    status: 'planned',
    startsIn: 9,
    endsIn: 38,
    ...open,
    hoursEarlier: 47,
  },
  {
    artist: 'Sable Ardent',
    ...youtube('conversion', 'asia', 3000),
    status: 'planned',
    startsIn: 16,
    endsIn: 45,
    ...open,
    hoursEarlier: 0,
  },
];

function youtube(
  campaignType: CampaignInputs['campaignType'],
  country: CampaignInputs['country'],
  budget: number,
): CampaignInputs {
  return { platform: 'youtube', campaignType, country, budget };
}
