import type { Kysely } from 'kysely';
import type { Engine } from './connect.ts';
import type { Schema } from './schema.ts';

/** One step of the schema. Runs inside the transaction of all pending steps: it must not begin one of its own. */
export type Migration = (db: Kysely<Schema>, engine: Engine) => Promise<void>;
