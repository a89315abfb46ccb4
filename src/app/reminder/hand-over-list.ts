import { type Separator, toCsv } from '../../domain/lead/csv.ts';
import type { Asker } from '../asker.ts';
import { landingEntry } from '../landing/landing-audit.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Returns the artist's list of a landing page as a CSV file, notes that it was handed over, and writes an audit entry with the number.
 * A line without address was withdrawn since an earlier file: the artist deletes the line with the same reference.
 */
export async function handOverList(
  ports: Pick<Ports, 'artistLists' | 'clock' | 'landings'>,
  id: string,
  asker: Asker,
  words: { headings: readonly string[]; separator: Separator },
): Promise<Result<string, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const lines = await ports.artistLists.handOver(id, (count) =>
    landingEntry(ports, asker, 'landing_artist_list_exported', id, { after: count }),
  );
  const iso = (time: number) => new Date(time).toISOString();
  const rows = lines.map(({ reference, email, locale, consentedAt, sentence, withdrawnAt }) => [
    ...[reference, email, locale, iso(consentedAt), sentence],
    withdrawnAt === null ? '' : iso(withdrawnAt),
  ]);
  return ok(toCsv([words.headings, ...rows], words.separator));
}
