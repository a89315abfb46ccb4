import type { CostProposalDto } from '../../contracts/settings/costs.ts';
import {
  type CellProposal,
  type FinishedCampaign,
  proposeCosts,
} from '../../domain/cost-learning/propose-costs.ts';
import { type Platform, platforms } from '../../domain/simulator/inputs.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Campaign } from '../ports/campaigns.ts';
import type { CostRefusal, CostVersion } from '../ports/costs.ts';

type ProposalPorts = Pick<Ports, 'campaigns' | 'campaignImports' | 'clock' | 'costStore'>;

/** A refused proposal comes back with so many more campaigns. */
const MORE_CAMPAIGNS = 2;

/** What finished campaigns propose, with what it was learned from. */
export interface Proposal {
  inForce: CostVersion;
  base: CostVersion;
  dto: CostProposalDto;
}

/** Returns what the finished campaigns say about the costs. Nothing is changed: an administrator publishes it. */
export async function proposal(ports: ProposalPorts): Promise<Proposal> {
  const { campaigns, campaignImports, clock, costStore } = ports;
  const inForce = await costStore.latest();
  const base = await newestTyped(ports, inForce);
  const refusals = await costStore.refusals();
  const imported = new Set(await campaignImports.imported());
  const finished = await campaigns.all({ status: 'finished', sort: 'starts', order: 'desc' });
  const since = base.createdAt === null ? '' : agencyDay(base.createdAt);
  // A person who typed a table knew the campaigns that had ended by then.
  const counted = finished.filter(({ demo, endsOn }) => !demo && endsOn >= since);
  const artists = new Map(counted.map(({ id, artist }) => [id, artist]));
  const today = agencyDay(clock.now());
  return {
    inForce,
    base,
    dto: {
      version: inForce.version,
      base: {
        version: base.version,
        createdAt: base.createdAt === null ? null : new Date(base.createdAt).toISOString(),
      },
      platforms: platforms.map((platform) => {
        const own = counted.flatMap((one) => finishedOn(platform, one, imported.has(one.id)));
        const cells = proposeCosts(own, base.table[platform], inForce.table[platform], today);
        return {
          platform,
          unit: inForce.table[platform].unit,
          campaigns: cells.reduce((sum, one) => sum + one.campaigns.length, 0),
          cells: cells.map(({ before, learned, ...cell }) => ({
            ...cell,
            before: { min: before[0], max: before[1] },
            learned: { min: learned[0], max: learned[1] },
            refused: isRefused(refusals, platform, { ...cell, before, learned }),
            campaigns: cell.campaigns.map((one) => ({ ...one, artist: artists.get(one.id) ?? '' })),
          })),
        };
      }),
    },
  };
}

async function newestTyped({ costStore }: ProposalPorts, inForce: CostVersion): Promise<CostVersion> {
  if (inForce.origin === 'typed') return inForce;
  const typed = (await costStore.list()).find(({ origin }) => origin === 'typed');
  return (typed && (await costStore.byVersion(typed.version))) ?? inForce;
}

const isRefused = (refusals: readonly CostRefusal[], platform: Platform, cell: CellProposal): boolean =>
  refusals.some(
    (one) =>
      one.platform === platform &&
      one.country === cell.country &&
      one.campaignType === cell.campaignType &&
      cell.campaigns.length < one.campaigns + MORE_CAMPAIGNS,
  );

/** Returns the units of a campaign on a platform: views on YouTube, thousands of impressions elsewhere; none if unknown. */
function finishedOn(platform: Platform, campaign: Campaign, imported: boolean): FinishedCampaign[] {
  const { id, country, campaignType, endsOn, actualCost, actualViews, actualReach } = campaign;
  const units = platform === 'youtube' ? actualViews : actualReach === null ? null : actualReach / 1000;
  if (campaign.platform !== platform || actualCost === null || units === null) return [];
  return [{ ...{ id, country, campaignType, endsOn, imported }, cost: actualCost, units }];
}
