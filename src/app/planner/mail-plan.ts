import type { PlanMailState, PlannerAnswer, PlannerFields } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { planBudget } from '../../domain/planner/plan-budget.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import { withoutLinks } from '../../domain/text/without-links.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 86_400_000;
/** Anybody can type another person's address: it gets no more plans a day than these. */
const MOST_TO_ONE = 3;
/** An agency has some dozens of releases a day at most; more mails would cost its sender the trust of mail providers. */
const MOST_TO_ALL = 200;

/** Whether plans are mailed: there is a server that sends them. */
export const mailsPlans = ({ mailSettings }: Ports): boolean => mailSettings.mail().smtp !== null;

/**
 * Mails the plan of a stored release to its visitor, once. Of the typed text the mail holds the artist's name alone,
 * without anything that a mail program makes a link.
 * @returns `none`: no mail server is set, or the answer names no day
 */
export async function mailPlan(
  ports: Ports,
  leadId: string,
  fields: PlannerFields,
  answer: Pick<PlannerAnswer, 'optimalDate' | 'score' | 'competition' | 'recommendations' | 'analysis'>,
  locale: Locale,
): Promise<PlanMailState> {
  const { date } = answer.optimalDate;
  if (!mailsPlans(ports) || date === null) return 'none';
  const { clock, ids, planMails, planMail, publisher } = ports;
  const now = clock.now();
  const today = agencyDay(now);
  // The agency's automation gives no verdict on money.
  const budget = answer.analysis ? planBudget(answer.analysis.money.verdict, fields.budget) : fields.budget;
  const text = planMail(locale, {
    ...fields,
    artistName: withoutLinks(fields.artistName),
    ...answer,
    date,
    today,
    steps: planSteps(date, { ...fields, today, budget }),
    budget: fields.budget,
    planBudget: budget,
    publisher: publisher(),
  });
  const mail = { id: ids.next(), to: fields.email, ...text };
  const limit = { since: now - DAY_MS, toOne: MOST_TO_ONE, toAll: MOST_TO_ALL };
  const mailed = await planMails.add(leadId, mail, now, limit);
  if (mailed) ports.deliver();
  return mailed ? 'queued' : 'limited';
}
