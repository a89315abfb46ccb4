import { expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { auditEntry } from '../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { readEnv } from '../config/env.ts';
import { defaultContent } from '../i18n/content-defaults.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { compose } from './compose.ts';

/** Composes a second site on the same database, in place of a second process. */
const another = (site: TestSite) => compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }));
const place = { part: 'hero', locale: 'fr' } as const;

async function publish(site: TestSite, slogan: string, version: number): Promise<void> {
  const standard = defaultContent('hero', 'fr');
  const saved = {
    content: { ...standard, fields: { ...standard.fields, slogan } },
    fallback: 'none' as const,
    by: 'admin',
    at: 1,
  };
  expect(await site.ports.contentStore.saveDraft(place, { version, draft: saved })).toBe(true);
  expect(await site.ports.contentStore.publish(place, saved, version, () => auditEntry())).toBeDefined();
}

eachEngine('what the agency publishes', (engine) => {
  it('reads a publication soon in every process, and at once in a process that starts later', async () => {
    const site = await openTestSite(engine);
    const other = await another(site);
    const first = other.content.now();
    other.revisions.start();
    await publish(site, 'Un', 1);
    await expect
      .poll(() => textsOf('fr', other.content.now()).home.hero.slogan, { interval: 10, timeout: 10_000 })
      .toBe('Un');
    expect(other.content.now()).not.toBe(first);
    const later = await another(site);
    expect(textsOf('fr', later.content.now()).home.hero.slogan).toBe('Un');
    await later.close();
    await other.close();
    await site.close();
  });

  it('accepts one of two publications of the same draft at the same moment, and one of two saves', async () => {
    const site = await openTestSite(engine);
    const saved = { content: null, fallback: 'none' as const, by: 'admin', at: 1 };
    await site.ports.contentStore.saveDraft(place, { version: 1, draft: saved });
    const results = await Promise.all(
      [site, site].map(({ ports }) => ports.contentStore.publish(place, saved, 1, () => auditEntry())),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const saves = await Promise.all(
      [site, site].map(({ ports }) => ports.contentStore.saveDraft(place, { version: 3, draft: saved })),
    );
    expect(saves.filter(Boolean)).toHaveLength(1);
    await site.close();
  });

  it('returns the same content object until a publication, so that markup cached for it stays valid', async () => {
    const site = await openTestSite(engine);
    await publish(site, 'Un', 1);
    await site.content.refresh();
    const known = site.content.now();
    await site.ports.contentStore.saveDraft(place, {
      version: 3,
      draft: { content: null, fallback: 'none', by: 'admin', at: 2 },
    });
    await site.content.refresh();
    expect(site.content.now()).toBe(known);
    await site.close();
  });
});
