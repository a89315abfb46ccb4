import type { Kysely } from 'kysely';
import type { MediaQueue, PictureFile, ResizedPicture } from '../../../app/ports/media.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { toFileRow } from './media-mapping.ts';
import { withoutPicture } from './media-rows.ts';

/** Creates the lease queue of the pictures to resize, on either engine. `MediaQueue` documents its functions. */
export function createMediaQueue(database: Database): MediaQueue {
  const { db, engine } = database;
  const queue = createLeaseQueue(database, 'media');
  return {
    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      const masters = await mastersOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        id: row.public_id,
        attempt: row.attempts + 1,
        lease,
        focal: { x: row.focal_x, y: row.focal_y },
        master: masters.get(row.id) ?? null,
      }));
    },

    async settle({ id: publicId, attempt, lease, focal }, outcome, next, at, resized) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('media')
          .select(['id', 'focal_x', 'focal_y'])
          .where('public_id', '=', publicId)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!row) return [];
        const moved = next.kind === 'ready' && (row.focal_x !== focal.x || row.focal_y !== focal.y);
        const waits = next.kind === 'retry' || moved;
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: next.kind === 'failed' ? 'failed' : waits ? 'processing' : 'ready',
            attempts: moved ? 0 : attempt,
            nextAttemptAt: next.kind === 'retry' ? at + next.inMs : moved ? at : null,
            error: outcome === 'resized' ? null : outcome,
          },
        );
        if (!settled || next.kind === 'retry') return [];
        await trx.deleteFrom('media_originals').where('upload', '=', publicId).execute();
        if (next.kind === 'failed')
          await trx.updateTable('media').set({ problem: next.problem }).where('id', '=', row.id).execute();
        return resized ? writeResized(trx, row.id, resized) : [];
      });
    },

    async release({ id, lease }, now) {
      await db
        .updateTable('media')
        .set({ lease: null, next_attempt_at: now })
        .where('public_id', '=', id)
        .where('lease', '=', lease)
        .execute();
    },
  };
}

async function mastersOf(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_files')
    .select(['media_id', 'name'])
    .where('media_id', 'in', ids)
    .where('role', '=', 'master')
    .execute();
  return new Map(rows.map(({ media_id, name }) => [media_id, name]));
}

/** Replaces the files of a picture by the resized ones, and returns the names that no picture has any more. */
async function writeResized(
  trx: Kysely<Schema>,
  id: number,
  { facts, files }: ResizedPicture,
): Promise<string[]> {
  const keyOf = ({ role, format }: Pick<PictureFile, 'role' | 'format'>) => `${role}.${format}`;
  const made = new Set(files.map(keyOf));
  const before = await trx.selectFrom('media_files').selectAll().where('media_id', '=', id).execute();
  const replaced = before.filter((file) => made.has(keyOf(file)));
  for (const { role, format } of replaced)
    await trx
      .deleteFrom('media_files')
      .where('media_id', '=', id)
      .where('role', '=', role)
      .where('format', '=', format)
      .execute();
  await trx
    .insertInto('media_files')
    .values(files.map((file) => toFileRow(id, file)))
    .execute();
  const kept = before.filter((file) => !replaced.includes(file));
  const bytes = [...kept, ...files].reduce((sum, { size }) => sum + size, 0);
  await trx
    .updateTable('media')
    .set({ ...facts, bytes, problem: null })
    .where('id', '=', id)
    .execute();
  return withoutPicture(
    trx,
    replaced.map(({ name }) => name),
  );
}
