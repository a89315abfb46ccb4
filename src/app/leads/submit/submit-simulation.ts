import type { SimulationAnswer, SimulationSubmission } from '../../../contracts/leads/simulation.ts';
import { estimateCampaign } from '../../../domain/simulator/estimate.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { CostVersion } from '../../ports/costs.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadOrigin, type RequestFacts } from './lead-origin.ts';
import { storeLead } from './store-lead.ts';

/**
 * Computes the estimate from the agency's table, stores the simulation with its delivery, and returns the figures. The
 * table is the one that the visitor saw, so that visitor and agency have the same figures
 * (docs/decisions/0023-cost-table-versions.md).
 */
export async function submitSimulation(
  ports: Ports,
  submission: SimulationSubmission,
  facts: RequestFacts,
): Promise<Result<SimulationAnswer, 'no_estimate' | 'idempotency_conflict'>> {
  const { artistName, email, platform, campaignType, budget, country, link } = submission;
  const costs = await shownCosts(ports, submission.costVersion);
  const estimate = estimateCampaign(submission, costs.table);
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
      fields: {
        artistName,
        email,
        platform,
        campaignType,
        budget,
        country,
        views,
        cpv,
        reach,
        ...(link && { link }),
      },
      costVersion: costs.version,
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'simulator',
    submission,
    facts,
  );
  return stored.ok ? ok({ id: stored.value, views, cpv, reach, range, reachRange, unit }) : stored;
}

/** Returns the version that the visitor saw; without one, or if it never existed, the current version. */
async function shownCosts({ costs, costStore }: Ports, shown: number | undefined): Promise<CostVersion> {
  const present = costs.now();
  if (shown === undefined || shown === present.version) return present;
  return (await costStore.byVersion(shown)) ?? present;
}
