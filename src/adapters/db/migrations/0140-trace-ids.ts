import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the trace of the request that caused a delivery. */
export const traceIds: Migration = (db) =>
  runStatements(db, 'alter table deliveries add column trace_id text;');
