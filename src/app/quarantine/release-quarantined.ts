import type { QuarantineReleased } from '../../contracts/leads/quarantine.ts';
import { type Asker, actorOf } from '../asker.ts';
import { deliveryOf } from '../leads/submit/store-lead.ts';
import { askNewsletter } from '../newsletter/ask-newsletter.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Stores a submission that looks like spam as an ordinary lead, and delivers it. No notice is mailed: the agency knows
 * it already. The lead is stored before it is removed from the quarantine; after an interruption in between, releasing
 * again stores no second one.
 */
export async function releaseLead(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<QuarantineReleased, 'not_found'>> {
  const kept = await ports.quarantine.find('lead', id);
  if (kept?.form.of !== 'lead') return fail('not_found');
  const { lead, destination } = kept.form;
  const saved = await ports.leads.save(lead, [deliveryOf(lead, destination)], kept.key);
  if (saved.created) await askNewsletter(ports, lead);
  await ports.quarantine.remove(id, entryOf('lead_released', saved.lead.id, ports, asker));
  ports.deliver();
  return ok({ id: saved.lead.id });
}

/**
 * Stores a review that looks like spam as a pending review. If its invitation was used or has expired
 * meanwhile, it is stored without an invitation.
 */
export async function releaseReview(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<QuarantineReleased, 'not_found'>> {
  const kept = await ports.quarantine.find('review', id);
  if (kept?.form.of !== 'review') return fail('not_found');
  const { review, codeDigests } = kept.form;
  let stored = await ports.inbox.submit(review, codeDigests, kept.key);
  if (stored === 'invitation_invalid') stored = await ports.inbox.submit(review, undefined, kept.key);
  if (stored === 'invitation_invalid') return fail('not_found');
  await ports.quarantine.remove(id, entryOf('review_released', stored.review.id, ports, asker));
  return ok({ id: stored.review.id });
}

const entryOf = (
  action: 'lead_released' | 'review_released',
  subject: string,
  ports: Ports,
  asker: Asker,
) => ({ ...actorOf(ports, asker), action, subject, before: null, after: null });
