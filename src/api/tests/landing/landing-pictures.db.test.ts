import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../../../../tests/factories.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';

eachEngine('a landing page', (engine) => {
  const given = useLandingSite(engine);

  it('refuses to delete the pictures of a draft and of every version', async () => {
    const [first, second] = [storedPicture({ name: 'Un' }), storedPicture({ name: 'Deux' })];
    for (const picture of [first, second]) await given.site.ports.media.create(picture, auditEntry());
    const with_ = (picture: string) => {
      const content = landingContent('Images');
      return { ...content, shared: { ...content.shared, picture } };
    };
    const id = await given.desk.create();
    await given.desk.save(id, with_(first.id));
    const uses = async ({ id: of }: { id: string }) => (await given.site.ports.media.byId(of))?.uses;
    expect(await uses(first)).toEqual([{ kind: 'landing', id, name: 'Images', state: 'draft' }]);
    await given.site.ports.landings.change(id, (before) => ({
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
    await given.desk.save(id, with_(second.id));
    expect(await uses(first)).toMatchObject([{ state: 'online' }]);
    expect(await uses(second)).toMatchObject([{ state: 'draft' }]);
    await given.desk.call('POST', `/${id}/unpublish`);
    expect(await uses(first)).toMatchObject([{ state: 'draft' }]);
  });

  it('increases no revision while an editor types a text', async () => {
    const id = await given.desk.create();
    await given.desk.save(id, landingContent('Frappe'));
    await given.site.revisions.look();
    const before = given.site.revisions.now();
    const content = landingContent('Frappe');
    await given.desk.save(id, { ...content, shared: { ...content.shared, artist: 'Nova L' } });
    await given.site.revisions.look();
    expect(given.site.revisions.now()).toEqual(before);
  });
});
