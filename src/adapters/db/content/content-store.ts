import type { Kysely } from 'kysely';
import type { ContentStore } from '../../../app/ports/content.ts';
import { type ContentBody, type ContentPlace, placeName } from '../../../domain/content/content.ts';
import { partOf } from '../../../domain/content/parts.ts';
import { picturesIn } from '../../../domain/content/pictures.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';

const documents = (db: Kysely<Schema>) => documentsOf<ContentBody>(db, 'content');

/** Creates the store of the agency's texts, on either engine. `ContentStore` documents its functions. */
export function createContentStore({ db, engine }: Database): ContentStore {
  return {
    ...documents(db),

    async saveDraft(place, next, entry) {
      return db.transaction().execute(async (trx) => {
        if (!(await documents(trx).writeDraft(placeName(place), next))) return false;
        await writePictures(trx, engine, place, next.draft);
        if (entry) await appendAudit(trx, entry);
        return true;
      });
    },

    async publish(place, body, draftVersion, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { newest, addVersion, writeDraft } = documents(trx);
        const name = placeName(place);
        // The row of the draft is the lock: of two publications of the same draft, the second finds no draft.
        if (!(await writeDraft(name, { version: draftVersion + 1, draft: null }))) return undefined;
        const version = { ...body, number: ((await newest(name))?.number ?? 0) + 1 };
        await addVersion(name, version);
        await writePictures(trx, engine, place, null);
        await appendAudit(trx, entryOf(version.number));
        return version;
      });
    },

    async replaceScheduled(place, version, draft, entry) {
      return db.transaction().execute(async (trx) => {
        const { newest, addVersionIfFree, drafts, writeDraft } = documents(trx);
        const name = placeName(place);
        if ((await newest(name))?.number !== version.number - 1) return false;
        // Of two writers, the second finds the number taken.
        if (!(await addVersionIfFree(name, version))) return false;
        const row = (await drafts()).get(name);
        const kept = row?.draft ?? null;
        if (!kept && !(await writeDraft(name, { version: (row?.version ?? 0) + 1, draft }))) return false;
        await writePictures(trx, engine, place, kept ?? draft);
        await appendAudit(trx, entry);
        return true;
      });
    },
  };
}

/**
 * Records which pictures a part in a language shows, online and in its draft: they cannot be deleted. Those of earlier
 * versions can be, because restoring such a version restores only its texts.
 */
export async function writePictures(
  trx: Kysely<Schema>,
  engine: Engine,
  place: ContentPlace,
  draft: ContentBody | null,
): Promise<void> {
  const { part } = place;
  const { fields, items } = partOf(part);
  if (![...fields, ...(items?.fields ?? [])].some(({ kind }) => kind === 'picture')) return;
  const { newest, version } = documents(trx);
  const online = await newest(placeName(place));
  // While a version is scheduled, the one before is still shown.
  const shown =
    online?.startsAt === undefined ? undefined : await version(placeName(place), online.number - 1);
  const inState = (state: 'online' | 'draft', body: ContentBody | null = null) =>
    picturesIn(part, body?.content ?? null).map((id) => ({ id, state }));
  await writeUses(trx, engine, {
    kind: 'content',
    id: placeName(place),
    name: part,
    pictures: [...inState('online', shown), ...inState('online', online), ...inState('draft', draft)],
  });
}
