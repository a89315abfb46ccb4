import { createHash } from 'node:crypto';
import type { ReportedUnusual } from '../../../contracts/campaign-report.ts';
import { isLookReason, type Look, lookedDays } from '../../../domain/campaign/looked-days.ts';
import { unusualDays } from '../../../domain/campaign/unusual-days.ts';
import type { AudienceDays } from '../../../domain/campaign-import/current-days.ts';

/** Hexadecimal digits by which a report of listeners is named, so that no title is stored twice. */
const DIGITS = 12;

/** Returns the name of a report of listeners in the looks at its days. */
export const audienceKey = ({ source, title }: Pick<AudienceDays, 'source' | 'title'>): string =>
  createHash('sha256').update(`${source} ${title}`).digest('hex').slice(0, DIGITS);

/**
 * Returns what a client sees of unusual days: those at which a person looked and that are meant for the client, or that the rules
 * found nothing. `undefined`: there are no listeners to judge by, or no decision yet.
 */
export function reportedLooks(
  audiences: readonly AudienceDays[],
  looks: readonly Look[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): ReportedUnusual | undefined {
  const judged = audiences
    .filter(({ days }) => days.some(({ listeners }) => listeners !== null))
    .flatMap((audience) => {
      const found = unusualDays(audience.days, startsOn);
      const { days } = audience;
      return found
        ? [{ days, found: lookedDays(found, { audience: audienceKey(audience), days }, looks) }]
        : [];
    });
  const days = judged
    .flatMap((one) => one.days.map(({ day }) => day))
    .filter((day) => day >= startsOn && day <= endsOn)
    .toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const found = judged.flatMap((one) => one.found);
  const notes = found.flatMap(({ look, ...unusual }) =>
    look?.shown && isLookReason(look.reason) ? [{ ...unusual, reason: look.reason, at: look.at }] : [],
  );
  return found.length > 0 && notes.length === 0 ? undefined : { from, to, notes };
}
