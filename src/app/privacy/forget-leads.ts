import { LEAD_YEARS } from '../../domain/lead/retention.ts';
import { yearsBefore } from '../../domain/time/years-before.ts';
import type { Ports } from '../ports/all-ports.ts';
import { erasureNotice } from './erasure-notice.ts';

/**
 * Deletes the leads of people who sent nothing for three years, and notifies the automations that received them
 * (docs/decisions/0102-leads-end-after-three-years.md).
 */
export async function forgetLeads(
  ports: Pick<Ports, 'addresses' | 'clock' | 'deliver' | 'ids' | 'log' | 'people'>,
): Promise<void> {
  const now = ports.clock.now();
  const leads = await ports.people.forget(yearsBefore(now, LEAD_YEARS), erasureNotice(ports, null, now));
  if (leads === 0) return;
  ports.log.info({ leads }, 'old leads deleted');
  ports.deliver();
}
