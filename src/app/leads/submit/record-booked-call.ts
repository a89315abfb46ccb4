import { isBot } from '../../../domain/visit/is-bot.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** How long after its lead a call may be reported as booked: a visit. */
const VISIT_MS = 2 * 3_600_000;

/**
 * Notes at a lead that its call was booked, as the calendar in the visitor's browser says. The first report counts; leads that are
 * unknown, old, typed at the agency or samples stay as they are, and a program is not believed.
 */
export async function recordBookedCall(
  { clock, leads }: Pick<Ports, 'clock' | 'leads'>,
  leadId: string,
  userAgent = '',
): Promise<void> {
  if (isBot(userAgent)) return;
  const now = clock.now();
  await leads.noteBookedCall(leadId, now, now - VISIT_MS);
}
