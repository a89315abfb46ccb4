import { type RevisionReader, type Revisions, revisionNames } from '../../../app/ports/revisions.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the reader of the numbers that triggers raise (`engine/counted-changes.ts`): one statement over a few rows. */
export function createRevisionReader({ db }: Database): RevisionReader {
  return {
    async read() {
      const rows = await db.selectFrom('revisions').select(['name', 'number']).execute();
      const numbers = new Map(rows.map(({ name, number }) => [name, number]));
      return Object.fromEntries(revisionNames.map((name) => [name, numbers.get(name) ?? 0])) as Revisions;
    },
  };
}
