import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';
import { createDraftAnswers } from '../../src/adapters/db/landing/draft-answers.ts';
import { createLandingCounts } from '../../src/adapters/db/landing/landing-counts.ts';
import { createLandingLinks } from '../../src/adapters/db/landing/landing-links.ts';
import { createLandingStore } from '../../src/adapters/db/landing/landing-store.ts';
import { createMediaLibrary } from '../../src/adapters/db/media/media-library.ts';
import { listLandings } from '../../src/app/landing/list-landings.ts';
import type { LiveLandings } from '../../src/app/ports/landing/landing.ts';
import { LandingQuery } from '../../src/contracts/landing/landing.ts';
import { landingTemplates } from '../../src/domain/landing/landing-page.ts';
import { dayName } from '../../src/domain/time/agency-day.ts';
import { auditEntry, landing, NOON, storedPicture } from '../../tests/factories.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { withDatabase } from './databases.ts';
import { percentile } from './tools/wrk.ts';

const PAGES = 1000;
/** Days on which each page has counts, by three channels. */
const DAYS = 60;
const ROUNDS = 200;

/** (o) The list of 1000 landing pages with a picture, a draft in four languages and counts, each published. */
export const measureLandingList = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-landing-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL, patient: true });
    try {
      await migrate(database);
      await fill(database);
      const ports = {
        clock: { now: () => NOON },
        landings: createLandingStore(database),
        media: createMediaLibrary(database),
        landingLinks: createLandingLinks(database),
        // No link is broken, so the links of the pages are not read.
        liveLandings: {} as LiveLandings,
        draftAnswers: createDraftAnswers(database),
        siteUrl: 'https://agency.example',
      };
      const queries = {
        'first page of 25': {},
        'first page of 100 by visits': { sort: 'visits', pageSize: 100 },
        'live ones with a part of a title': { q: 'page 4', state: 'live', pageSize: 100 },
        'the last page of 100 by title': { sort: 'title', page: 10, pageSize: 100 },
      };
      const results: Record<string, object | number> = { pages: PAGES };
      for (const [name, typed] of Object.entries(queries)) {
        const query = LandingQuery.parse(typed);
        const times: number[] = [];
        for (let round = -5; round < ROUNDS; round += 1) {
          const startedAt = performance.now();
          await listLandings(ports, query);
          if (round >= 0) times.push(performance.now() - startedAt);
        }
        const ms = (share: number) => Math.round(percentile(times, share) * 10) / 10;
        results[name] = { p50Ms: ms(0.5), p99Ms: ms(0.99) };
      }
      return results;
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function fill(database: Database): Promise<void> {
  const media = createMediaLibrary(database);
  const landings = createLandingStore(database);
  const counts = createLandingCounts(database);
  const first = Math.floor(NOON / 86_400_000) - DAYS;
  for (let index = 0; index < PAGES; index += 1) {
    const picture = `picture-${index % 100}`;
    if (index < 100)
      await media.create(storedPicture({ id: picture }), auditEntry({ action: 'media_added' }));
    const content = landingContent(`Page ${index}`, ['fr', 'en', 'es', 'pt']);
    const draft = { ...content, shared: { ...content.shared, picture } };
    const template = landingTemplates[index % landingTemplates.length] ?? 'music-artist';
    const page = landing({
      title: `Page ${index}`,
      content: draft,
      picture,
      template,
      createdAt: NOON + index,
    });
    await landings.create(page, auditEntry());
    const published = { number: 1, template, languages: page.languages, by: null, at: NOON, content: draft };
    await landings.change(page.id, (before) => ({
      ok: true,
      after: {
        ...before,
        slug: `page-${index}`,
        liveVersion: 1,
        publishAt: NOON,
        publishedDraft: 1,
        published,
      },
      entries: [auditEntry()],
    }));
    await counts.add(
      Array.from({ length: DAYS }, (_, day) =>
        (['direct', 'meta-ads', 'instagram'] as const).map((channel) => ({
          page: page.id,
          day: dayName(first + day),
          kind: 'view' as const,
          locale: 'fr' as const,
          channel,
          variant: '' as const,
          target: '' as const,
          count: index + day,
        })),
      ).flat(),
    );
  }
}
