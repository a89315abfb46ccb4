import { type PersonConsent, personConsents } from '../../domain/own-data/own-data.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ErasureNotice } from '../ports/privacy/erasure-notice.ts';
import type { Erased } from '../ports/privacy/erasures.ts';
import { itemEntry, personEntry, withdrawalEntry } from './person-entry.ts';

/** For this time an older backup may be restored, which contains what was erased. */
const KEPT_DAYS = 365;

/**
 * Erases again what a restore brought back: the persons, single things and consents that were erased after the backup was made.
 * Returns the number of persons and things. Automations get no notice, because they were told at the first time.
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
  const digestOf = (erased: Erased) => erasureDigests.of(erased).find((known) => pending.has(known));
  let erased = 0;
  for (const person of await erasures.persons()) {
    const digest = digestOf(person);
    if (digest !== undefined) {
      await people.erase(person, silent, personEntry('person_erased', actor), digest);
      erased += 1;
    } else if ('email' in person) {
      const { email } = person;
      const withdrawn = new Map<PersonConsent, string>();
      for (const consent of personConsents) {
        const known = digestOf({ email, consent });
        if (known !== undefined) withdrawn.set(consent, known);
      }
      if (withdrawn.size > 0) await people.withdrawConsents(email, withdrawn, silent, withdrawalEntry(actor));
    }
  }
  for (const item of await erasures.items()) {
    const digest = digestOf(item);
    if (digest === undefined) continue;
    if (await people.eraseItem(item, null, silent, itemEntry(item, actor), digest)) erased += 1;
  }
  await erasures.settle(pending);
  return erased;
}
