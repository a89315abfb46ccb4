import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases.ts';
import { auditEntry, storedPicture } from '../../tests/factories.ts';
import { type LandingDesk, openLanding } from '../../tests/landing.ts';
import { landingContent } from '../../tests/landing-content.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';

eachEngine('a landing page', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
  });
  afterAll(() => site.close());

  it('protects the pictures of its draft and of every version from deletion', async () => {
    const [first, second] = [storedPicture({ name: 'Un' }), storedPicture({ name: 'Deux' })];
    for (const picture of [first, second]) await site.ports.media.create(picture, auditEntry());
    const with_ = (picture: string) => {
      const content = landingContent('Images');
      return { ...content, shared: { ...content.shared, picture } };
    };
    const id = await desk.create();
    await desk.save(id, with_(first.id));
    const uses = async ({ id: of }: { id: string }) => (await site.ports.media.byId(of))?.uses;
    expect(await uses(first)).toEqual([{ kind: 'landing', id, name: 'Images', state: 'draft' }]);
    await site.ports.landings.change(id, (before) => ({
      ok: true,
      after: {
        ...before,
        ...{ liveVersion: 1, publishAt: 1, publishedDraft: before.version },
        published: {
          ...{ number: 1, template: before.template, languages: before.languages, by: null, at: 1 },
          content: before.content,
        },
      },
      entries: [auditEntry()],
    }));
    expect(await uses(first)).toMatchObject([{ state: 'online' }]);
    await desk.save(id, with_(second.id));
    expect(await uses(first)).toMatchObject([{ state: 'online' }]);
    expect(await uses(second)).toMatchObject([{ state: 'draft' }]);
    await desk.call('POST', `/${id}/unpublish`);
    expect(await uses(first)).toMatchObject([{ state: 'draft' }]);
  });

  it('raises no revision while an editor types a text', async () => {
    const id = await desk.create();
    await desk.save(id, landingContent('Frappe'));
    await site.revisions.look();
    const before = site.revisions.now();
    const content = landingContent('Frappe');
    await desk.save(id, { ...content, shared: { ...content.shared, artist: 'Nova L' } });
    await site.revisions.look();
    expect(site.revisions.now()).toEqual(before);
  });
});
