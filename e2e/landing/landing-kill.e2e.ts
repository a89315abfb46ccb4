import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import type { LandingDetail } from '../../src/contracts/landing/landing.ts';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';

const site = await siteOfFile(adminEnv);
const KILLS = 10;
/** Pages that are published at once, so that a kill interrupts publications at every step. */
const AT_ONCE = 6;

async function caller() {
  const authorization = `Bearer ${await tokenOf(site)}`;
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${site.url}/api/landing-pages${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: (await response.json()).data };
  };
}

/** The numbers of stored versions, and of entries in the log about a publication, of a page. */
async function stored(id: string): Promise<{ versions: number; entries: number; slugs: number }> {
  const { db, close } = await openDatabase({ dataDir: site.dataDir });
  const count = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number>().as('total');
  const page = db.selectFrom('landing_pages').select('id').where('public_id', '=', id);
  const [versions, slugs, entries] = await Promise.all([
    db.selectFrom('document_versions').select(count).where('document', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('landing_slugs').select(count).where('page_id', '=', page).executeTakeFirstOrThrow(),
    db
      .selectFrom('audit_log')
      .select(count)
      .where('subject', '=', id)
      .where('action', '=', 'landing_published')
      .executeTakeFirstOrThrow(),
  ]);
  await close();
  return { versions: versions.total, slugs: slugs.total, entries: entries.total };
}

it('a publication during which the process is killed is stored whole or not at all, and can be repeated', async () => {
  const outcomes = { whole: 0, absent: 0, answered: 0 };
  for (let round = 0; round < KILLS; round += 1) {
    const call = await caller();
    const pages: { id: string; version: number; title: string }[] = [];
    for (let index = 0; index < AT_ONCE; index += 1) {
      const title = `Marée ${round} ${index}`;
      const { id } = (await call('POST', '', { title, template: 'album-release' })).data;
      const { version } = (await call('PUT', `/${id}`, { version: 1, content: landingContent(title) })).data;
      pages.push({ id, version, title });
    }
    const answered = new Set<string>();
    const publications = pages.map(({ id, version }) =>
      call('POST', `/${id}/publish`, { version, locales: ['fr'] })
        .then(({ status }) => status === 200 && answered.add(id))
        .catch(() => false),
    );
    await sleep(round * 4);
    await site.kill();
    await Promise.all(publications);
    await site.start();
    const again = await caller();
    for (const { id, version, title } of pages) {
      const page: LandingDetail = (await again('GET', `/${id}`)).data;
      const rows = await stored(id);
      const slug = title.toLowerCase().replace('é', 'e').replaceAll(' ', '-');
      const isOnline = page.state === 'live';
      const shown = (await http(site, `/p/${slug}`)).status;
      // Version, slug, log entry, state and page are stored together, or not at all.
      expect([round, rows, shown]).toEqual(
        isOnline
          ? [round, { versions: 1, entries: 1, slugs: 1 }, 200]
          : [round, { versions: 0, entries: 0, slugs: 0 }, 302],
      );
      if (answered.has(id)) expect([round, isOnline]).toEqual([round, true]);
      outcomes[isOnline ? 'whole' : 'absent'] += 1;
      outcomes.answered += answered.has(id) ? 1 : 0;
      const repeated = await again('POST', `/${id}/publish`, { version, locales: ['fr'] });
      expect([repeated.status, repeated.data.number]).toEqual([200, 1]);
      expect((await http(site, `/p/${slug}`)).status).toBe(200);
    }
  }
  console.info(`Publications killed ${KILLS} times: ${JSON.stringify(outcomes)}`);
  expect(outcomes.whole + outcomes.absent).toBe(KILLS * AT_ONCE);
  expect(outcomes.whole).toBeGreaterThan(0);
  expect(outcomes.absent).toBeGreaterThan(0);
}, 300_000);

it('a page whose publication time passes while no process runs is online as soon as one runs again', async () => {
  const call = await caller();
  const { id } = (await call('POST', '', { title: 'Minuit', template: 'music-artist' })).data;
  const { version } = (await call('PUT', `/${id}`, { version: 1, content: landingContent('Minuit') })).data;
  const publishAt = Date.now() + 1500;
  const done = await call('POST', `/${id}/publish`, { version, locales: ['fr'], publishAt });
  expect([done.status, done.data.state]).toEqual([200, 'scheduled']);
  expect((await http(site, '/p/minuit')).status).toBe(302);
  await site.kill();
  await sleep(Math.max(0, publishAt - Date.now()));
  await site.start();
  expect((await http(site, '/p/minuit')).status).toBe(200);
});
