import { endOf } from '../../../domain/lead/retention/ends.ts';
import { MOST_A_NIGHT, type NightStop, NOTICE_DAYS } from '../../../domain/lead/retention/night.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import type { NightPlan } from './night-of.ts';

const stops: Record<NightStop, string> = {
  nothing: 'No lead ends now.',
  announce: `The agency is told first; the first lead is deleted ${NOTICE_DAYS} days later.`,
  notice: `The agency was told less than ${NOTICE_DAYS} days ago.`,
  clock: 'The site has not run for a day on an even clock, or the clock is behind a stored lead.',
  share: 'More than a fifth of all leads would be deleted at once: a date is probably wrong.',
  full: `${MOST_A_NIGHT} leads were deleted today.`,
};

/** Writes for a terminal what the site would delete now. It names persons by the id of their newest lead only. */
export function nightAsText({ due, facts, night }: NightPlan): string {
  const verdict =
    night.stop === null ? `The site deletes up to ${night.most} of them within the hour.` : stops[night.stop];
  return [
    `${facts.due} of ${facts.all} leads end now, ${facts.soon} until ${NOTICE_DAYS} days from now. ${verdict}`,
    ...due.map(
      ({ id, leads, contact, contactAt }) =>
        `${id}  ended ${endOf(contactAt)}, leads: ${leads.length}, last contact ${agencyDay(contactAt)} (${contact})`,
    ),
  ].join('\n');
}
