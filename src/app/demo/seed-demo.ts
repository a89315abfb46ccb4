import { BUILT_IN_VERSION, costTable } from '../../domain/simulator/cost-table.ts';
import { laterSteps } from '../../domain/visit/simulator-steps.ts';
import { campaignEstimate } from '../campaign/campaign-estimate.ts';
import { listAssignees } from '../leads/manage/list-assignees.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Campaign } from '../ports/campaigns.ts';
import type { ChannelCount } from '../ports/channels.ts';
import type { DemoStore, HasRealRows } from '../ports/demo.ts';
import type { DemoReview } from '../ports/feeds.ts';
import type { LandingSamples } from '../ports/landing/landing.ts';
import type { VisitCount } from '../ports/visit.ts';
import { demoLeads, idOf } from './demo-leads.ts';
import { type DemoMoments, demoDay, demoMoment, demoMoments } from './demo-moments.ts';
import { sampleCampaigns } from './sample-campaigns.ts';
import { type FormatDate, sampleLandings } from './sample-landings.ts';
import { sampleSimulations } from './sample-leads.ts';
import { samplePendingReviews } from './sample-pending-reviews.ts';
import { sampleChannelShares, sampleVisitColumns, sampleVisits } from './sample-visits.ts';

export type DemoPorts = Pick<Ports, 'accounts' | 'campaigns' | 'clock' | 'leads' | 'reviews'> & {
  demo: DemoStore;
  landingSamples: LandingSamples;
  hasRealRows: HasRealRows;
  formatDate: FormatDate;
};

/** The numbers of stored or removed rows, by kind. */
export interface DemoCounts {
  leads: number;
  campaigns: number;
  reviews: number;
  landings: number;
}

const HOUR = 3_600_000;
const RESULT = laterSteps.at(-1) ?? 'result';

/**
 * Fills a database without real rows with marked samples, and returns their numbers. A kind that already has
 * samples gets no more: a deleted sample is not added again at the next start. Older samples are deleted first
 * if none of them was changed, so that the newest samples are always of today. Several processes may seed at once: each
 * sample is stored once.
 */
export async function seedDemo(ports: DemoPorts): Promise<DemoCounts> {
  const { clock, accounts, leads, campaigns, reviews, demo, landingSamples } = ports;
  const stored: DemoCounts = { leads: 0, campaigns: 0, reviews: 0, landings: 0 };
  if (await ports.hasRealRows()) return stored;
  const now = clock.now();
  const moments = demoMoments(now);
  if (await outOfDate(ports, moments)) {
    await campaigns.removeDemo();
    await reviews.removePendingDemo();
    await landingSamples.removeDemo();
    // Last, with the record of their day: an interrupted seeding is repeated.
    await demo.removeLeads();
  }
  if ((await leads.count()) === 0) {
    const [assignee] = await listAssignees({ accounts });
    const samples = demoLeads(moments, assignee?.id ?? null);
    stored.leads = await demo.addLeads(
      samples,
      { visits: demoVisits(moments), channels: demoChannels(moments) },
      { at: now, day: moments.day },
    );
  }
  const { planned, active, finished } = await campaigns.counts();
  if (planned + active + finished === 0) {
    stored.campaigns = await campaigns.addDemo(demoCampaigns(moments));
  }
  if ((await landingSamples.count()) === 0)
    stored.landings = await landingSamples.addDemo(sampleLandings(moments, ports.formatDate));
  if ((await reviews.count('site')) === 0) stored.reviews = await reviews.addDemo(demoReviews(moments));
  return stored;
}

/** Returns whether there are samples of another day that no user has changed. */
async function outOfDate(
  { leads, demo }: Pick<DemoPorts, 'leads' | 'demo'>,
  { day }: DemoMoments,
): Promise<boolean> {
  // First, because the day is recorded with the leads.
  if ((await leads.count()) === 0) return false;
  const seed = await demo.seed();
  return seed?.day !== day && !(await demo.touchedSince(seed?.at ?? 0));
}

/** Returns the sample campaigns, with fixed ids, so that each is stored once. */
function demoCampaigns(moments: DemoMoments): Campaign[] {
  return sampleCampaigns.map((row, index) => {
    const [artist, mailbox, platform, campaignType, country, budget, status, ...rest] = row;
    const [daysAgo, time, startsIn, endsIn, actualViews, actualCost, actualReach] = rest;
    const inputs = { platform, campaignType, country, budget };
    const estimate = campaignEstimate(inputs, { version: BUILT_IN_VERSION, table: costTable });
    if (estimate === undefined) throw new Error('A sample campaign names a combination without cost data.');
    return {
      artist,
      ...inputs,
      status,
      actualViews,
      actualCost,
      actualReach,
      clientName: null,
      clientEmail: null,
      clientLocale: null,
      notes: '',
      videoUrl: null,
      id: `sample-campaign-${index + 1}`,
      createdAt: demoMoment(moments, daysAgo, time),
      startsOn: demoDay(moments, startsIn),
      endsOn: demoDay(moments, endsIn),
      leadId: mailbox === null ? null : idOf(mailbox),
      estimate,
      version: 1,
      demo: true,
    };
  });
}

function demoReviews({ review: newest }: DemoMoments): DemoReview[] {
  return samplePendingReviews.map(({ hoursEarlier, ...sample }, index) => ({
    ...sample,
    externalId: `sample-pending-${index + 1}`,
    createdAt: newest - hoursEarlier * HOUR,
  }));
}

/** Returns the visit counts of the samples' days; every simulation reached the result. */
function demoVisits(moments: DemoMoments): VisitCount[] {
  return sampleVisits.flatMap((counts, daysAgo) => {
    const day = demoDay(moments, -daysAgo);
    const results = sampleSimulations.filter(([came]) => came === daysAgo).length;
    return [
      ...sampleVisitColumns.map((column, index) => ({ day, ...column, count: counts[index] ?? 0 })),
      { day, kind: 'step' as const, name: RESULT, count: results },
    ].filter(({ count }) => count > 0);
  });
}

/** Returns the channels of the samples' days: the views of each page, and the openings of the simulator, by fixed shares. */
function demoChannels(moments: DemoMoments): ChannelCount[] {
  return sampleVisits.flatMap((counts, daysAgo) => {
    const day = demoDay(moments, -daysAgo);
    return sampleVisitColumns.flatMap((column, index) => {
      const count = counts[index] ?? 0;
      if (column.kind === 'step' && column.name !== 'opened') return [];
      const [kind, page] =
        column.kind === 'view' ? (['visit', column.name] as const) : (['simulator', '/'] as const);
      return (
        sampleChannelShares
          .map(([channel, share]) => ({ day, kind, page, channel, count: Math.round(count * share) }))
          // A visit that begins has a known channel.
          .filter((one) => one.count > 0 && (kind !== 'visit' || one.channel !== 'unknown'))
      );
    });
  });
}
