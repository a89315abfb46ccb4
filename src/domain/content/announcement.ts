import { locales } from '../locale/locale.ts';
import { agencyMoment } from '../time/agency-moment.ts';
import type { ContentSnapshot } from './content.ts';

/** The announcement bar's texts, as `resolvePart` returns them. */
type Texts = Readonly<Record<string, string>>;

/** Whether the announcement has a text and is due: from its start on, and before its end. Start and end may be absent. */
export function isAnnounced({ text, startsAt = '', endsAt = '' }: Texts, now: number): boolean {
  if (!text) return false;
  const [start, end] = [agencyMoment(startsAt), agencyMoment(endsAt)];
  return (start === undefined || now >= start) && (end === undefined || now < end);
}

/**
 * Returns the next moment at which an announcement of any language starts or ends, in epoch milliseconds; Infinity without
 * one. Until then, no page changes because of it.
 */
export function nextAnnouncementChange(snapshot: ContentSnapshot | undefined, now: number): number {
  const moments = locales.flatMap((locale) => {
    const fields = snapshot?.announcement?.[locale]?.content?.fields;
    return [fields?.['startsAt'], fields?.['endsAt']].map((text) => agencyMoment(text ?? ''));
  });
  return Math.min(...moments.filter((time): time is number => time !== undefined && time > now), Infinity);
}
