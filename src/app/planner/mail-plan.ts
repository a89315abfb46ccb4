import type { PlanMailState, PlannerAnswer, PlannerFields } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { planBudget } from '../../domain/planner/plan-budget.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import { withoutLinks } from '../../domain/text/without-links.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 86_400_000;
/** Maximum number of plans to one address a day: a visitor may type the address of another person. */
const MOST_TO_ONE = 3;
/**
 * Maximum number of plans a day: an agency has some dozens of releases a day at most, and more mails would harm the
 * sender's reputation with mail providers.
 */
const MOST_TO_ALL = 200;

/** Returns whether plans are mailed: whether a mail server is configured. */
export const mailsPlans = ({ mailSettings }: Ports): boolean => mailSettings.mail().smtp !== null;

/**
 * Mails the plan of a stored release to its visitor, once. The artist's name is the only typed text in the mail,
 * without parts that a mail program turns into a link.
 * @returns `none`: no mail server is configured, or the answer names no day; `limited`: too many mails
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
