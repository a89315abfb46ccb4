import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, freshLocation, type TestLocation } from '../../../../../tests/databases/databases.ts';
import { fillOlderDocuments, olderDocuments } from '../../../../../tests/databases/filled-database.ts';
import { auditEntry, NOON } from '../../../../../tests/factories.ts';
import type { ContentPlace } from '../../../../domain/content/content.ts';
import { createContentStore } from '../../content/content-store.ts';
import { type Database, openDatabase } from '../../engine/connect.ts';
import { migrate, migrationState } from '../../engine/migrate.ts';
import { createOnlineLandings } from '../../landing/landing-online.ts';
import { createLandingStore } from '../../landing/landing-store.ts';
import { createLandingTests } from '../../landing/landing-tests.ts';
import { createRevisionReader } from '../../revisions/revision-reader.ts';
import { baseline } from '../0068-baseline.ts';

eachEngine('the step to one pair of tables of documents', (engine) => {
  let location: TestLocation;
  let database: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    database = await openDatabase(location);
    await migrate(database, { '0068-baseline': baseline });
    await fillOlderDocuments(database);
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });
  const rowsOf = (table: string) => olderDocuments[table] ?? [];
  const parsed = (text: unknown) => JSON.parse(String(text)) as unknown;
  const pageOf = (number: unknown) =>
    String(rowsOf('landing_pages').find(({ id }) => id === number)?.['public_id']);

  it('migrates every draft and version of the content', async () => {
    expect((await migrate(database))[0]).toBe('0069-documents');
    expect(await migrationState(database)).toBe('current');
    const content = createContentStore(database);
    const drafts = await content.drafts();
    expect(drafts.size).toBe(rowsOf('content_drafts').length);
    for (const row of rowsOf('content_drafts')) {
      const { by, at, ...body } = { by: row['updated_by'], at: row['updated_at'], ...fields(row) };
      expect(drafts.get(`${row['part']}/${row['locale']}`)).toEqual({
        version: row['version'],
        draft: row['present'] === 1 ? { ...body, by, at } : null,
      });
    }
    for (const row of rowsOf('content_versions'))
      expect(await content.version(`${row['part']}/${row['locale']}`, Number(row['number']))).toEqual({
        ...fields(row),
        number: row['number'],
        by: row['published_by'],
        at: row['created_at'],
      });
    const online = await content.newestOfAll();
    expect([...online].map(([name, { number }]) => `${name} ${number}`).sort()).toEqual([
      'hero/es 1',
      'hero/fr 2',
    ]);
  });
  const fields = ({ content, fallback }: Record<string, unknown>) => ({
    content: content === null ? null : parsed(content),
    fallback,
  });

  it('migrates every draft, version, schedule and test of landing pages', async () => {
    await migrate(database);
    const landings = createLandingStore(database);
    for (const row of rowsOf('landing_pages'))
      expect(await landings.byId(String(row['public_id']))).toMatchObject({
        content: parsed(row['draft']),
        version: row['version'],
        updatedAt: row['updated_at'],
        updatedBy: row['updated_by'],
        liveVersion: row['live_version'],
        publishAt: row['publish_at'],
        unpublishAt: row['unpublish_at'],
        previousVersion: row['previous_version'],
        previousUntil: row['previous_until'],
        deletedAt: row['deleted_at'],
      });
    // Fields that came later have their defaults.
    for (const row of rowsOf('landing_versions'))
      expect(await landings.version(pageOf(row['page_id']), Number(row['number']))).toMatchObject({
        number: row['number'],
        template: row['template'],
        languages: String(row['languages']).split(','),
        content: parsed(row['content']),
        by: row['published_by'],
        at: row['created_at'],
      });
    expect((await landings.versions('nova')).items.map(({ number }) => number)).toEqual([2, 1]);
    expect(await createLandingTests(database).of('nova')).toMatchObject([
      { id: 'running', change: { texts: { fr: 'é "x"' } } },
      { id: 'stopped', change: { picture: 'p1' }, stoppedAt: NOON + 4 },
    ]);
    const online = await createOnlineLandings(database).read(new Map());
    expect(online.map(({ id, slug, versions }) => [id, slug, [...versions.keys()].sort()])).toEqual([
      ['nova', 'nova-zwei', [1, 2]],
      ['sample', 'sample', [1]],
    ]);
  });

  it('allows drafts to be saved and published as before, and every process notices it', async () => {
    await migrate(database);
    const [content, landings] = [createContentStore(database), createLandingStore(database)];
    const read = () => createRevisionReader(database).read();
    const before = await read();
    const place: ContentPlace = { part: 'hero', locale: 'fr' };
    const draft = { content: null, fallback: 'none', by: 'admin', at: NOON } as const;
    expect(await content.saveDraft(place, { version: 1, draft })).toBe(false);
    expect(await content.saveDraft(place, { version: 5, draft })).toBe(true);
    const save = { version: 4, title: 'Next' };
    await landings.saveDraft('nova', (stored) => ({ ok: true, after: { ...stored, ...save } }));
    expect(await landings.byId('nova')).toMatchObject(save);
    expect(await read()).toMatchObject({ content: before.content, landing: before.landing });

    expect(await content.publish(place, draft, 5, () => auditEntry())).toMatchObject({ number: 3 });
    const published = await read();
    expect(published).toMatchObject({ landing: before.landing });
    expect(published.content).toBeGreaterThan(before.content);
    await landings.change('draft', (stored, { newest }) => {
      const { template, languages, content: body } = stored;
      const version = { number: newest + 1, template, languages, content: body, by: 'admin', at: NOON };
      const after = { ...stored, slug: 'draft', liveVersion: 1, publishAt: NOON, published: version };
      return { ok: true, after, entries: [auditEntry()] };
    });
    expect(await landings.newest('draft')).toMatchObject({ number: 1 });
    const after = await read();
    expect(after).toMatchObject({ content: published.content });
    expect(after.landing).toBeGreaterThan(before.landing);
  });
});
