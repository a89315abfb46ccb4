import type { KeepDraft, RetirementCount } from '../../../contracts/leads/retirement.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { failFields, ok, type Result } from '../../result.ts';

/** Keeps the leads of persons until a day, with the reason as a note. The newest word about a person decides. */
export async function keepPersons(
  { clock, ids: newIds, retirement }: Pick<Ports, 'clock' | 'ids' | 'retirement'>,
  { ids, reason, until }: KeepDraft,
  asker: Asker,
): Promise<Result<RetirementCount, 'invalid_fields'>> {
  const today = agencyDay(clock.now());
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (until < today || until > latest) return failFields({ until: 'keep_until' });
  const actor = actorOf({ clock }, asker);
  const leads = await retirement.keep(ids, {
    until,
    reason,
    at: actor.at,
    authorId: actor.actorId,
    nextId: () => newIds.next(),
    // The reason may contain a name, which no entry of the log does.
    entryOf: (id) => ({ ...actor, action: 'lead_kept', subject: id, before: null, after: { until } }),
  });
  return ok({ leads });
}
