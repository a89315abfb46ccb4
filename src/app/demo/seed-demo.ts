import { BUILT_IN_VERSION, costTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { campaignEstimate } from '../campaign/campaign-estimate.ts';
import type { Campaign, CampaignStore } from '../ports/campaigns.ts';
import type { HasRealRows } from '../ports/demo.ts';
import type { DemoReview, ReviewStore } from '../ports/feeds.ts';
import type { Clock, Ids, Lead, LeadStore } from '../ports.ts';
import { type DemoMoments, demoMoments } from './demo-moments.ts';
import { sampleCampaigns } from './sample-campaigns.ts';
import { type SampleLead, sampleLeads } from './sample-leads.ts';
import { samplePendingReviews } from './sample-pending-reviews.ts';

export interface DemoPorts {
  clock: Clock;
  ids: Ids;
  leads: LeadStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  hasRealRows: HasRealRows;
}

/** How many rows of each kind were stored or removed. */
export interface DemoCounts {
  leads: number;
  campaigns: number;
  reviews: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The `hoursAgo` of the newest sample: all are moved alike, so that this one came at its documented time. */
const NEWEST_LEAD = Math.min(...sampleLeads.map(({ hoursAgo }) => hoursAgo));

/**
 * Fills a database without real rows with samples, marked as such, and says how many. A kind that has samples already
 * gets none: what somebody took out does not come back at the next start. The leads have no deliveries, so none is ever
 * sent. Several processes may seed at once: each sample is stored once.
 */
export async function seedDemo(ports: DemoPorts): Promise<DemoCounts> {
  const { clock, ids, leads, campaigns, reviews } = ports;
  const stored: DemoCounts = { leads: 0, campaigns: 0, reviews: 0 };
  if (await ports.hasRealRows()) return stored;
  const moments = demoMoments(clock.now());
  if ((await leads.count()) === 0) {
    for (const [index, sample] of sampleLeads.entries()) {
      const lead = sampleLead(sample, ids, moments.lead + NEWEST_LEAD * HOUR);
      if ((await leads.save(lead, [], `demo-${index}`)).created) stored.leads++;
    }
  }
  const { planned, active, finished } = await campaigns.counts();
  if (planned + active + finished === 0) {
    stored.campaigns = await campaigns.addDemo(demoCampaigns(moments));
  }
  if ((await reviews.count('site')) === 0) stored.reviews = await reviews.addDemo(demoReviews(moments));
  return stored;
}

/** A sample as a lead that came `hoursAgo` before `now`. */
export function sampleLead(sample: SampleLead, ids: Ids, now: number): Lead {
  const { locale, page, referrer, utm, userAgentFamily } = sample;
  const base = {
    id: ids.next(),
    createdAt: now - sample.hoursAgo * HOUR,
    origin: { locale, page, referrer, utm, userAgentFamily, consent: null, requestId: ids.next() },
    demo: true,
  };
  if (sample.kind === 'contact') return { ...base, kind: sample.kind, fields: sample.fields };
  const estimate = estimateCampaign(sample.inputs);
  if (!estimate) throw new Error('A sample lead names a combination without cost data.');
  const { views, cpv, reach } = estimate;
  const fields = { ...sample.inputs, views, cpv, reach };
  return { ...base, kind: sample.kind, fields, costVersion: BUILT_IN_VERSION };
}

/** Under ids of their own, by which a sample is stored once. */
function demoCampaigns({ day, campaign: newest }: DemoMoments): Campaign[] {
  const dayIn = (days: number) => new Date(day + days * DAY).toISOString().slice(0, 10);
  return sampleCampaigns.map(({ startsIn, endsIn, hoursEarlier, ...sample }, index) => {
    const estimate = campaignEstimate(sample, { version: BUILT_IN_VERSION, table: costTable });
    if (!estimate) throw new Error('A sample campaign names a combination without cost data.');
    return {
      ...sample,
      id: `sample-campaign-${index + 1}`,
      createdAt: newest - hoursEarlier * HOUR,
      startsOn: dayIn(startsIn),
      endsOn: dayIn(endsIn),
      leadId: null,
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
