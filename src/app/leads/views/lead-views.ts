import type { LeadViewDraft, LeadViewDto } from '../../../contracts/leads/lead-view.ts';
import { MOST_VIEWS } from '../../../domain/lead/lead-values.ts';
import type { Asker } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';

/** Returns the views of the account. They concern only this account, so changes write no audit entry. */
export const listViews = ({ leadViews }: Ports, { who }: Asker): Promise<LeadViewDto[]> =>
  leadViews.list(who.account.id);

/** Saves a view of the account, replaces one of the same name, and returns all views. */
export async function saveView(
  ports: Ports,
  draft: LeadViewDraft,
  { who }: Asker,
): Promise<Result<LeadViewDto[], 'invalid_fields'>> {
  const { id } = who.account;
  const saved = await ports.leadViews.save(id, { id: ports.ids.next(), ...draft }, MOST_VIEWS);
  return saved ? ok(await ports.leadViews.list(id)) : failFields({ name: 'view_most' });
}

/** Deletes a view of the account, and returns the remaining views. */
export async function deleteView(
  { leadViews }: Ports,
  id: string,
  { who }: Asker,
): Promise<Result<LeadViewDto[], 'not_found'>> {
  const removed = await leadViews.remove(who.account.id, id);
  return removed ? ok(await leadViews.list(who.account.id)) : fail('not_found');
}
