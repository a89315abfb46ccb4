import {
  competitionWords,
  type PlanMailState,
  type PlannerAnalysis,
  type PlannerAnswer,
  PlannerFields,
  type PlannerQuestion,
  type PlannerSubmission,
} from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { releaseMonths } from '../../domain/planner/inputs.ts';
import { spamSign } from '../../domain/spam/spam.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { LEASE_MS } from '../delivery/deliver-due.ts';
import { leadOrigin, type RequestFacts } from '../leads/submit/lead-origin.ts';
import { deliveryIdOf, storeLead } from '../leads/submit/store-lead.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { analyseRelease } from './analyse-release.ts';
import { askAgency } from './ask-agency.ts';
import { mailPlan, mailsPlans } from './mail-plan.ts';

/**
 * Stores a release as a lead with its delivery, then analyses it: by the agency's automation if one is configured,
 * else by the site's own engine. A failure of the analysis does not lose the lead.
 */
export async function submitPlanner(
  ports: Ports,
  submission: PlannerSubmission,
  facts: RequestFacts,
): Promise<Result<PlannerAnswer, 'invalid_fields' | 'idempotency_conflict' | 'analysis_failed'>> {
  const now = ports.clock.now();
  const today = agencyDay(now);
  if (!releaseMonths(today).includes(submission.releaseDate))
    return failFields({ releaseDate: 'planner_month' });
  const fields = PlannerFields.parse(submission);
  // Spam is not sent to the automation: the site's own engine analyses it.
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
  const answer = asks
    ? await askAgency(ports, { id: deliveryIdOf(id), body: JSON.stringify(fields), today })
    : await analyseRelease(ports, fields, now, facts.locale);
  if (!answer) return fail('analysis_failed');
  const results =
    'best' in answer
      ? resultsOf(answer)
      : { error: false as const, source: 'agency' as const, ...answer, analysis: null };
  const mail = await mailTo(ports, submission, id, fields, results, facts);
  return ok({ id, ...results, mail });
}

/** Mails the plan. A submission that looks like spam gets no mail, but the same response as a person. */
async function mailTo(
  ports: Ports,
  submission: PlannerSubmission,
  leadId: string,
  fields: PlannerFields,
  results: Results,
  { locale }: RequestFacts,
): Promise<PlanMailState> {
  if (spamSign(submission)) return mailsPlans(ports) ? 'queued' : 'none';
  return mailPlan(ports, leadId, fields, results, locale);
}

/** Analyses a release by the site's own engine for a visitor who types no address. Nothing is stored or sent. */
export async function analyseOnly(
  ports: Ports,
  question: PlannerQuestion,
  locale: Locale,
): Promise<Result<PlannerAnswer, 'invalid_fields'>> {
  const now = ports.clock.now();
  if (!releaseMonths(agencyDay(now)).includes(question.releaseDate))
    return failFields({ releaseDate: 'planner_month' });
  return ok({ id: null, ...resultsOf(await analyseRelease(ports, question, now, locale)), mail: 'none' });
}

type Results = Omit<PlannerAnswer, 'id' | 'mail'>;

/** Returns the documented results of an analysis by the site's own engine. */
function resultsOf(analysis: PlannerAnalysis): Results {
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
