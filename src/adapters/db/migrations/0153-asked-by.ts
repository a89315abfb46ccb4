import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the artist and the platforms that a question named, as JSON, to the proof of its answer (decision record 0170); null: not kept. */
export const askedBy: Migration = (db) => runStatements(db, 'alter table consents add column asked text;');
