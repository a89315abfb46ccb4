import type { RetirementCount, RetireRequest } from '../../../contracts/leads/retirement.ts';
import { awaitsAnswer } from '../../../domain/lead/retention/stay.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { erasureNotice } from '../erasure-notice.ts';
import { endingSoon } from './list-ending.ts';
import { leadsOf } from './night-of.ts';

/**
 * Deletes now the leads of persons that are in the list of ending leads, as the site would do on their night. The guards of
 * the night do not apply: an account has looked at the list. Persons that are not in it are left alone, and those who
 * were asked whether to stay, until the last day for an answer.
 */
export async function retireByHand(
  ports: Ports,
  { ids }: RetireRequest,
  asker: Asker,
): Promise<RetirementCount> {
  const actor = actorOf(ports, asker);
  const chosen = new Set(ids);
  const today = agencyDay(actor.at);
  const persons = (await endingSoon(ports, actor.at)).filter(
    (person) => chosen.has(person.id) && !awaitsAnswer(person, today),
  );
  const leads = await ports.retirement.retire(leadsOf(persons), {
    notice: erasureNotice(ports, null, actor.at),
    entryOf: (count) => ({
      ...actor,
      action: 'leads_retired',
      subject: null,
      before: null,
      after: { leads: count },
    }),
  });
  if (leads > 0) ports.deliver();
  return { leads };
}
