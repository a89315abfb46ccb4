import {
  competitionWords,
  type PlannerAnalysis,
  type PlannerAnswer,
  PlannerFields,
  type PlannerSubmission,
} from '../../contracts/planner.ts';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { spamSign } from '../../domain/spam/spam.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { LEASE_MS } from '../delivery/deliver-due.ts';
import { leadOrigin, type RequestFacts } from '../leads/submit/lead-origin.ts';
import { deliveryIdOf, storeLead } from '../leads/submit/store-lead.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { analyseRelease } from './analyse-release.ts';
import { askAgency } from './ask-agency.ts';
import type { PlannerPorts } from './planner-ports.ts';

/**
 * Stores a release as a lead with its delivery, then analyses it: by the agency's automation where one is configured,
 * else by the site's own engine. A failure of the analysis does not lose the lead.
 */
export async function submitPlanner(
  ports: PlannerPorts,
  submission: PlannerSubmission,
  facts: RequestFacts,
): Promise<Result<PlannerAnswer, 'invalid_fields' | 'idempotency_conflict' | 'analysis_failed'>> {
  const now = ports.clock.now();
  const today = agencyDay(now);
  if (!releaseMonths(today).includes(submission.releaseDate))
    return failFields({ releaseDate: 'planner_month' });
  const fields = PlannerFields.parse(submission);
  // Spam reaches no automation: the site's own engine answers it.
  const asks = ports.addresses.of('planner') !== undefined && !spamSign(submission);
  const stored = await storeLead(
    ports,
    {
      id: ports.ids.next(),
      kind: 'planner',
      createdAt: now,
      fields,
      origin: leadOrigin(submission, facts),
      demo: false,
    },
    'planner',
    submission,
    facts,
    // The first attempt is made below, while the visitor waits.
    asks ? now + LEASE_MS : undefined,
  );
  if (!stored.ok) return stored;
  const id = stored.value;
  if (!asks) return ok({ id, ...resultsOf(await analyseRelease(ports, fields, now, facts.locale)) });
  const answer = await askAgency(ports, { id: deliveryIdOf(id), body: JSON.stringify(fields), today });
  return answer
    ? ok({ id, error: false, source: 'agency', ...answer, analysis: null })
    : fail('analysis_failed');
}

/** Returns the documented results of an analysis by the site's own engine. */
function resultsOf(analysis: PlannerAnalysis): Omit<PlannerAnswer, 'id'> {
  const { best, advice } = analysis;
  return {
    error: false,
    source: 'engine',
    competition: competitionWords[best.competition],
    score: best.score,
    competitors: { total: best.total, ...best.likely },
    optimalDate: { date: best.friday },
    recommendations: advice.map(({ title, text }) => `${title}. ${text}`),
    analysis,
  };
}
