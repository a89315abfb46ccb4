import { type Separator, toCsv } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Asker } from '../asker.ts';
import { landingEntry } from '../landing/landing-audit.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** The words of the file, in the reader's language. */
export interface ArtistListWords {
  separator: Separator;
  headings: readonly string[];
  language(of: Locale): string;
  moment(time: number): string;
}

/**
 * Returns the artist's list of a landing page as a CSV file, notes that it was handed over, and writes an audit entry with the number.
 * A line without address was withdrawn since an earlier file: the artist deletes the line with the same reference.
 */
export async function handOverList(
  ports: Pick<Ports, 'artistLists' | 'clock' | 'landings'>,
  id: string,
  asker: Asker,
  words: ArtistListWords,
): Promise<Result<string, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  const lines = await ports.artistLists.handOver(id, (count) =>
    landingEntry(ports, asker, 'landing_artist_list_exported', id, { after: count }),
  );
  const { headings, language, moment, separator } = words;
  const rows = lines.map(({ reference, email, locale, consentedAt, sentence, withdrawnAt }) => [
    ...[reference, email, language(locale), moment(consentedAt), sentence],
    withdrawnAt === null ? '' : moment(withdrawnAt),
  ]);
  return ok(toCsv([headings, ...rows], separator));
}
