import type { Locale } from '../../domain/locale/locale.ts';
import { replyDeadline } from '../../domain/settings/reply-deadline.ts';
import { dateFormat, fill } from '../format.ts';
import { hourText } from '../time/hour.ts';

/**
 * Returns the sentence with the day and the hour before which a message is answered, on the agency's clock.
 * @param template with `{day}` and `{hour}`
 * @param time when the page is rendered, in epoch milliseconds
 * @param hours working hours within which the agency answers
 */
export function replyText(locale: Locale, template: string, time: number, hours: number): string {
  const { day, hour } = replyDeadline(time, hours);
  const format = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return fill(template, {
    day: format.format(Date.parse(day)),
    hour: hourText(locale, hour),
  });
}
