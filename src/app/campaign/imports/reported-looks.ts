import { createHash } from 'node:crypto';
import type { ReportedUnusual } from '../../../contracts/campaign-report.ts';
import { isLookReason, type Look, lookedDays } from '../../../domain/campaign/looked-days.ts';
import { unusualDays } from '../../../domain/campaign/unusual-days.ts';
import {
  type AudienceDays,
  importedFigures,
  importsOfAudience,
} from '../../../domain/campaign-import/current-days.ts';
import type { DatedImport } from '../../../domain/campaign-import/figure-sources.ts';
import { reportedFile, reportedSource } from './reported-files.ts';

/** Hexadecimal digits by which a report of listeners is named, so that no title is stored twice. */
const DIGITS = 12;

/** Returns the name of a report of listeners in the looks at its days. */
export const audienceKey = ({ source, title }: Pick<AudienceDays, 'source' | 'title'>): string =>
  createHash('sha256').update(`${source} ${title}`).digest('hex').slice(0, DIGITS);

/**
 * Returns what a client sees of unusual days: those at which a person looked and that are meant for the client, or that the rules
 * found nothing; each with its files. `undefined`: there are no listeners to judge by, or no decision yet.
 * @param imports those that are not withdrawn, oldest first
 */
export function reportedLooks(
  imports: readonly DatedImport[],
  looks: readonly Look[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): ReportedUnusual | undefined {
  const judged = importedFigures(imports)
    .audiences.filter(({ days }) => days.some(({ listeners }) => listeners !== null))
    .flatMap((audience) => {
      const unusual = unusualDays(audience.days, startsOn);
      const { days } = audience;
      if (!unusual) return [];
      const found = lookedDays(unusual, { audience: audienceKey(audience), days }, looks);
      return [{ audience, days, found }];
    });
  const days = judged
    .flatMap((one) => one.days.map(({ day }) => day))
    .filter((day) => day >= startsOn && day <= endsOn)
    .toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const notes = judged.flatMap(({ audience, found }) =>
    found.flatMap(({ look, ...unusual }) => {
      const source = reportedSource(importsOfAudience(imports, audience, unusual));
      return look?.shown && isLookReason(look.reason) && source
        ? [{ ...unusual, reason: look.reason, at: look.at, source }]
        : [];
    }),
  );
  if (notes.length === 0 && judged.some(({ found }) => found.length > 0)) return undefined;
  const applied = new Set(
    judged.flatMap(({ audience }) => importsOfAudience(imports, audience, { from, to })),
  );
  const files = imports.filter((one) => applied.has(one)).toReversed();
  return { from, to, notes, files: files.map(reportedFile) };
}
