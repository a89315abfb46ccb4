import type { ReportedReminders } from '../../contracts/landing/landing-report.ts';
import { withoutSmallGroups } from '../../domain/reminder/zone-region.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ReminderSum } from '../ports/reminders.ts';

/**
 * Returns the reminders of a page in numbers, for its artist; null: there are none.
 * @param releaseAt epoch milliseconds; null: no date
 */
export async function reportReminders(
  { clock, landingCounts, reminders }: Pick<Ports, 'clock' | 'landingCounts' | 'reminders'>,
  page: string,
  releaseAt: number | null,
): Promise<ReportedReminders | null> {
  const sums = await reminders.sums(page);
  const total = (of: 'asked' | 'confirmed' | 'sent' | 'failed') =>
    sums.reduce((all, sum) => all + sum[of], 0);
  if (total('asked') === 0) return null;
  const groups = (keyOf: (sum: ReminderSum) => string | null) =>
    withoutSmallGroups(
      [...Map.groupBy(sums, keyOf)].map(([key, group]) => ({
        key,
        count: group.reduce((all, { confirmed }) => all + confirmed, 0),
      })),
    );
  return {
    asked: total('asked'),
    confirmed: total('confirmed'),
    sent: total('sent'),
    failed: total('failed'),
    platforms: groups(({ platform }) => platform),
    // Zones of no place, such as UTC, are no region of their own.
    regions: groups(({ region }) => region || null),
    opened: releaseAt === null || clock.now() < releaseAt ? null : await openedOn(agencyDay(releaseAt)),
  };

  /** The fan's day may begin before the agency's or end after it: what is counted is at least what was opened on it. */
  async function openedOn(day: string): Promise<number> {
    const counts = await landingCounts.of(page, day, day);
    return counts.reduce(
      (all, { kind, channel, count }) =>
        kind === 'view' && (channel === 'reminder-mail' || channel === 'reminder-push') ? all + count : all,
      0,
    );
  }
}
