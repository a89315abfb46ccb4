import {
  ANSWER_MS,
  MOST_QUESTIONS,
  newsletterLimits,
  STAY_YEARS,
} from '../../domain/newsletter/newsletter.ts';
import { CONFIRM_MS } from '../../domain/reminder/reminder.ts';
import { yearsBefore } from '../../domain/time/years-before.ts';
import type { Ports } from '../ports/all-ports.ts';
import { withdrawalNotice } from '../privacy/erasure-notice.ts';

/**
 * Ends the consents that were not confirmed in 48 hours and those whose question got no answer in thirty days, and asks persons
 * without a contact for three years whether to stay. Without a mail server nobody is asked.
 */
export async function forgetNewsletters(
  ports: Pick<Ports, 'addresses' | 'clock' | 'deliver' | 'ids' | 'log' | 'mailSettings' | 'newsletters'>,
): Promise<void> {
  const { clock, log, mailSettings, newsletters } = ports;
  const now = clock.now();
  const ending = await newsletters.overdue(now - CONFIRM_MS, now - ANSWER_MS);
  for (const { id, email } of ending) await newsletters.end(id, withdrawalNotice(ports, email, now), 'time');
  await newsletters.forget(now - newsletterLimits.spanMs);
  const asked =
    mailSettings.mail().smtp === null
      ? 0
      : await newsletters.question(yearsBefore(now, STAY_YEARS), now, MOST_QUESTIONS);
  if (ending.length + asked === 0) return;
  log.info({ ended: ending.length, asked }, 'consents to the newsletter tidied up');
  ports.deliver();
}
