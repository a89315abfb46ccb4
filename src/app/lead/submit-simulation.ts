import type { SimulationAnswer, SimulationSubmission } from '../../contracts/simulation.ts';
import { type CostTable, costTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { fail, ok, type Result } from '../result.ts';
import { leadOrigin, type RequestFacts } from './lead-origin.ts';
import { type LeadPorts, storeLead } from './store-lead.ts';

/** Computes the estimate from the agency's table, stores the simulation with its delivery, and gives the figures. */
export async function submitSimulation(
  ports: LeadPorts,
  submission: SimulationSubmission,
  facts: RequestFacts,
  table: CostTable = costTable,
): Promise<Result<SimulationAnswer, 'no_estimate' | 'idempotency_conflict'>> {
  const { artistName, email, platform, campaignType, budget, country } = submission;
  const estimate = estimateCampaign(submission, table);
  if (!estimate) {
    ports.log.warn({ platform, campaignType, country, requestId: facts.requestId }, 'no cost data');
    return fail('no_estimate');
  }
  const { views, cpv, reach, range, reachRange, unit } = estimate;
  const stored = await storeLead(
    ports,
    {
      id: ports.ids.next(),
      kind: 'simulation',
      createdAt: ports.clock.now(),
      fields: { artistName, email, platform, campaignType, budget, country, views, cpv, reach },
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'simulator',
    submission,
    facts,
  );
  return stored.ok ? ok({ id: stored.value, views, cpv, reach, range, reachRange, unit }) : stored;
}
