import type { Kysely } from 'kysely';
import type { MediaQueue, ResizedPicture } from '../../../app/ports/media.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { toFileRow } from './media-mapping.ts';

/** Creates the lease queue of the pictures to resize, on either engine. `MediaQueue` documents its functions. */
export function createMediaQueue(database: Database): MediaQueue {
  const { db } = database;
  const queue = createLeaseQueue(database, 'media');
  return {
    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      return rows.map((row) => ({ id: row.public_id, attempt: row.attempts + 1, lease }));
    },

    async settle({ id: publicId, attempt, lease }, outcome, next, at, resized) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('media')
          .select('id')
          .where('public_id', '=', publicId)
          .executeTakeFirst();
        if (!row) return;
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: next.kind === 'retry' ? 'processing' : next.kind,
            attempts: attempt,
            nextAttemptAt: next.kind === 'retry' ? at + next.inMs : null,
            error: outcome === 'resized' ? null : outcome,
          },
        );
        if (!settled || next.kind === 'retry') return;
        await trx.deleteFrom('media_originals').where('upload', '=', publicId).execute();
        if (next.kind === 'failed')
          await trx.updateTable('media').set({ problem: next.problem }).where('id', '=', row.id).execute();
        else if (resized) await writeResized(trx, row.id, resized);
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

async function writeResized(
  trx: Kysely<Schema>,
  id: number,
  { width, height, colour, files }: ResizedPicture,
): Promise<void> {
  await trx.deleteFrom('media_files').where('media_id', '=', id).execute();
  await trx
    .insertInto('media_files')
    .values(files.map((file) => toFileRow(id, file)))
    .execute();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await trx
    .updateTable('media')
    .set({ width, height, colour, bytes, problem: null })
    .where('id', '=', id)
    .execute();
}
