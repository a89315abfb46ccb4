import type { OwnDataItem } from '../../../contracts/own-data.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { erasureNotice } from '../erasure-notice.ts';
import { itemEntry } from '../person-entry.ts';
import { openedBy } from './change-own-data.ts';
import { hasContract } from './erase-own-data.ts';

/**
 * Erases one thing of the person of an open page. A lead stays while a campaign that was made from it is planned or runs: its
 * contract needs the data. Automations that may have received the lead are told.
 */
export async function eraseOwnItem(
  ports: Ports,
  { token, kind, id }: OwnDataItem,
  requestId: string,
): Promise<Result<{ accepted: true }, 'not_found' | 'own_data_needed'>> {
  const opened = await openedBy(ports, token, requestId);
  if (!opened) return fail('not_found');
  const { email, actor } = opened;
  if (kind === 'lead' && (await hasContract(ports, email, actor.at, id))) return fail('own_data_needed');
  const item = { kind, id };
  const [digest] = ports.erasureDigests.of(item);
  // Only the lead ends, and no other consent of the person.
  const notice = erasureNotice(ports, null, actor.at);
  const erased = await ports.people.eraseItem(item, email, notice, itemEntry(item, actor), digest);
  if (!erased) return fail('not_found');
  if (kind === 'review') await ports.reviewsChanged();
  ports.deliver();
  return ok({ accepted: true });
}
