import type { PlannerAnswer, PlannerFields } from '../../contracts/leads/planner.ts';
import type { PlannerBudget } from '../../domain/planner/inputs.ts';
import type { PlanStep } from '../../domain/planner/plan-steps.ts';
import type { NewMail } from './mail.ts';

/** The maximum number of mails with a plan since a time in epoch milliseconds: to one address, and to all together. */
interface PlanMailLimit {
  since: number;
  toOne: number;
  toAll: number;
}

/** The mails with the plan of a release. */
export interface PlanMails {
  /**
   * Queues the mail and records it with its lead, once for each lead: a repeated call changes nothing.
   * @param at epoch milliseconds
   * @returns whether the plan of the lead is mailed; false: a limit is reached, or the lead is erased
   */
  add(leadId: string, mail: NewMail, at: number, limit: PlanMailLimit): Promise<boolean>;
}

/** A visitor's answers with the plan for them, as mailed. */
export interface MailedPlan
  extends Omit<PlannerFields, 'email' | 'newsletter' | 'releaseDate'>,
    Pick<PlannerAnswer, 'score' | 'competition' | 'recommendations' | 'analysis'> {
  /** The Friday of the answer. */
  date: string;
  today: string;
  steps: readonly PlanStep[];
  /** The budget for which the plan has steps: 0 if the advice is not to buy. */
  planBudget: PlannerBudget;
  publisher: Publisher;
}

/** The name, the address and the site of the agency, for the mails to its visitors. */
export interface Publisher {
  brand: string;
  contactEmail: string;
  /** Origin without a trailing slash. */
  url: string;
}
