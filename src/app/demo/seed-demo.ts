import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { Clock, Ids, Lead, LeadStore } from '../ports.ts';
import { type SampleLead, sampleLeads } from './sample-leads.ts';

export interface DemoPorts {
  clock: Clock;
  ids: Ids;
  leads: LeadStore;
}

const HOUR = 3_600_000;

/**
 * Fills a database that holds no lead with sample leads, marked as such, and says how many. They have no deliveries,
 * so none is ever sent. Several processes may seed at once: each sample is stored once.
 */
export async function seedDemo({ clock, ids, leads }: DemoPorts): Promise<number> {
  if ((await leads.count()) > 0) return 0;
  const now = clock.now();
  let stored = 0;
  for (const [index, sample] of sampleLeads.entries()) {
    const { created } = await leads.save(sampleLead(sample, ids, now), [], `demo-${index}`);
    if (created) stored++;
  }
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
  return { ...base, kind: sample.kind, fields: { ...sample.inputs, views, cpv, reach } };
}
