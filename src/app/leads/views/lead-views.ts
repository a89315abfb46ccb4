import type { LeadViewDraft, LeadViewDto } from '../../../contracts/leads/lead-view.ts';
import { MOST_VIEWS } from '../../../domain/lead/lead-values.ts';
import type { Asker } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';

/** The views of the asker. They are a matter of the asker's own, so the audit log has no entry about them. */
export const listViews = ({ leadViews }: Ports, { who }: Asker): Promise<LeadViewDto[]> =>
  leadViews.list(who.account.id);

/** Saves a view of the asker, in the place of one of the same name; returns all of them. */
export async function saveView(
  ports: Ports,
  draft: LeadViewDraft,
  { who }: Asker,
): Promise<Result<LeadViewDto[], 'invalid_fields'>> {
  const { id } = who.account;
  const saved = await ports.leadViews.save(id, { id: ports.ids.next(), ...draft }, MOST_VIEWS);
  return saved ? ok(await ports.leadViews.list(id)) : failFields({ name: 'view_most' });
}

/** Deletes a view of the asker; returns those that are left. */
export async function deleteView(
  { leadViews }: Ports,
  id: string,
  { who }: Asker,
): Promise<Result<LeadViewDto[], 'not_found'>> {
  const removed = await leadViews.remove(who.account.id, id);
  return removed ? ok(await leadViews.list(who.account.id)) : fail('not_found');
}
