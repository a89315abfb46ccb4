import type { Ports } from '../ports/all-ports.ts';
import type { ErasureNotice } from '../ports/privacy/erasure-notice.ts';
import { personEntry } from './person-entry.ts';

/** For this time an older backup may be restored, which contains the erased person. */
const KEPT_DAYS = 365;

/**
 * Erases the persons again whom a restore brought back: those who were erased after the backup was made. Returns their
 * number. Automations get no notice, because they were told at the first time.
 */
export async function eraseAgain({
  clock,
  erasureDigests,
  erasures,
  people,
}: Pick<Ports, 'clock' | 'erasureDigests' | 'erasures' | 'people'>): Promise<number> {
  const now = clock.now();
  await erasures.forget(now - KEPT_DAYS * 86_400_000);
  const pending = await erasures.pending();
  if (pending.size === 0) return 0;
  const silent: ErasureNotice = { at: now, destinations: [], nextId: () => '', body: () => '' };
  const actor = { at: now, actorId: null, requestId: null };
  let erased = 0;
  for (const person of await erasures.persons()) {
    const digest = erasureDigests.of(person).find((known) => pending.has(known));
    if (digest === undefined) continue;
    await people.erase(person, silent, personEntry('person_erased', actor), digest);
    erased += 1;
  }
  await erasures.settle(pending);
  return erased;
}
