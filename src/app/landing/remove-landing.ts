import type { LandingAnswer } from '../../contracts/landing/landing.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { replanReminders } from '../reminder/replan-reminders.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry, onlineFacts } from './landing-audit.ts';
import { detailOf } from './landing-dto.ts';

/** Deletes a page: it is offline at once, and can be restored as it was. Deleting it once more changes nothing. */
export async function deleteLanding(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<LandingAnswer, 'not_found'>> {
  return setDeleted(ports, id, asker, ports.clock.now());
}

/** Restores a deleted page: if it was online, it is online again. */
export async function restoreLanding(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<LandingAnswer, 'not_found'>> {
  return setDeleted(ports, id, asker, null);
}

async function setDeleted(ports: Ports, id: string, asker: Asker, deletedAt: number | null) {
  const changed = await ports.landings.change(id, (before) => {
    const facts = { title: before.title, ...onlineFacts(before) };
    const entry =
      deletedAt === null
        ? landingEntry(ports, asker, 'landing_restored', id, { after: facts })
        : landingEntry(ports, asker, 'landing_deleted', id, { before: facts });
    const isSame = (before.deletedAt === null) === (deletedAt === null);
    return { ok: true, after: { ...before, deletedAt }, entries: isSame ? [] : [entry] };
  });
  if (!changed?.ok) return fail('not_found');
  await ports.liveLandings.refresh();
  // The next answer already says whether its fans wait.
  await replanReminders(ports, id);
  return ok({ page: await detailOf(ports, changed.value) });
}
