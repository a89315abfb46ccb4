import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, freshLocation, type TestLocation } from '../../../../../tests/databases/databases.ts';
import { auditEntry, NOON, storedPicture } from '../../../../../tests/factories.ts';
import { type Database, openDatabase } from '../../engine/connect.ts';
import { migrate, migrations } from '../../engine/migrate.ts';
import { createMediaLibrary } from '../../media/media-library.ts';

eachEngine('the step that stores the texts of changed pictures as versions', (engine) => {
  let location: TestLocation;
  let database: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    database = await openDatabase(location);
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });

  it('stores the present texts with the account and moment of the last change, and nothing for other pictures', async () => {
    const { '0100-picture-versions': _, ...older } = migrations;
    await migrate(database, older);
    const media = createMediaLibrary(database);
    for (const id of ['changed', 'deleted', 'untouched'])
      await media.create(storedPicture({ id }), auditEntry({ action: 'media_added', subject: id }));
    const change = (id: string, action: 'media_changed' | 'media_deleted', at: number, name: string) =>
      media.change(id, (before) => ({
        ok: true,
        after: {
          ...before,
          name,
          alt: { ...before.alt, fr: 'Été "à" l’ouest' },
          decorative: true,
          focal: { x: 0.25, y: 1 },
        },
        entries: [auditEntry({ action, subject: id, at, actorId: `account ${at}` })],
      }));
    await change('changed', 'media_changed', NOON, 'a "b" \\ é.jpg');
    await change('changed', 'media_changed', NOON + 1, 'last "b" \\ é.jpg');
    await change('deleted', 'media_deleted', NOON + 2, 'photo.jpg');
    // The version before this step stored none.
    await database.db.deleteFrom('document_versions').execute();

    expect(await migrate(database)).toEqual(['0100-picture-versions']);
    expect((await media.versions('changed')).items).toEqual([
      {
        number: 3,
        name: 'last "b" \\ é.jpg',
        alt: { fr: 'Été "à" l’ouest', en: '', es: '', pt: '' },
        decorative: true,
        focal: { x: 0.25, y: 1 },
        by: `account ${NOON + 1}`,
        at: NOON + 1,
      },
    ]);
    for (const id of ['deleted', 'untouched']) expect((await media.versions(id)).total).toBe(0);
  });
});
