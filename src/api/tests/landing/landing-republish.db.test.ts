import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { type LandingDetail, LandingMove } from '../../../contracts/landing/landing.ts';

const HOUR = 3_600_000;

eachEngine('a landing page that was taken offline', (engine) => {
  const given = useLandingSite(engine);
  const detail = async (id: string) => (await given.desk.call('GET', `/${id}`)).data as LandingDetail;
  const onlineNow = (id: string) => given.site.landing.liveLandings.byId(id)?.version.number;
  /** Changes the draft so that the check blocks its publication. */
  const breakDraft = async (id: string) => {
    const { content } = await detail(id);
    await given.desk.save(id, { ...content, shared: { ...content.shared, artist: '' } });
  };

  it('republishes a page as it was, although the check blocks its draft', async () => {
    const page = await given.desk.online('Marée');
    const before = await detail(page.id);
    const offline = await given.desk.call('POST', `/${page.id}/unpublish`);
    expect(LandingMove.parse(offline.data)).toEqual(offline.data);
    expect([offline.data.page.state, offline.data.page.live, onlineNow(page.id)]).toEqual([
      'draft',
      null,
      undefined,
    ]);
    expect(offline.data.page.newest.number).toBe(1);
    await breakDraft(page.id);
    const { version } = await detail(page.id);
    const blocked = await given.desk.call('POST', `/${page.id}/publish`, { version, locales: ['fr'] });
    expect(blocked.code).toBe('landing_not_ready');
    const back = await given.desk.call('POST', `/${page.id}/republish`, offline.data.before);
    expect(back.status).toBe(200);
    const after = await detail(page.id);
    const facts = ({ state, live, publishAt, unpublishAt, urls, slug }: LandingDetail) => ({
      ...{ state, live, publishAt, unpublishAt, urls, slug },
    });
    expect(facts(after)).toEqual(facts(before));
    expect([after.changed, onlineNow(page.id)]).toEqual([true, 1]);
  });

  it('does not mark a page as changed when its draft is the republished version', async () => {
    const page = await given.desk.online('Étale');
    const { data } = await given.desk.call('POST', `/${page.id}/unpublish`);
    await given.desk.call('POST', `/${page.id}/republish`, data.before);
    expect((await detail(page.id)).changed).toBe(false);
    const again = await given.desk.publish(page.id, page.version);
    expect(again.number).toBe(1);
  });

  it('restores the whole schedule, with the scheduled version', async () => {
    const page = await given.desk.online('Flux');
    const { content } = await detail(page.id);
    const version = await given.desk.save(page.id, landingContent('Reflux'));
    const publishAt = Date.now() + HOUR;
    await given.desk.publish(page.id, version, { publishAt, locales: Object.keys(content.texts) });
    const { data } = await given.desk.call('POST', `/${page.id}/unpublish`);
    expect(data.before).toMatchObject({ number: 2, publishAt, previous: { number: 1, until: publishAt } });
    await given.desk.call('POST', `/${page.id}/republish`, data.before);
    const after = await detail(page.id);
    expect([after.state, after.live?.number, after.publishAt, onlineNow(page.id)]).toEqual([
      'live',
      2,
      new Date(publishAt).toISOString(),
      1,
    ]);
  });

  it('republishes any published version, and stores a later publication as a new version', async () => {
    const page = await given.desk.online('Une');
    await given.desk.publish(page.id, await given.desk.save(page.id, landingContent('Deux')));
    const { data } = await given.desk.call('POST', `/${page.id}/republish`, { number: 1 });
    expect([data.page.live.number, data.page.changed, data.before.number]).toEqual([1, true, 2]);
    expect(onlineNow(page.id)).toBe(1);
    const { version } = await detail(page.id);
    expect((await given.desk.publish(page.id, version)).number).toBe(3);
  });

  it('refuses to republish an unknown version or a deleted page', async () => {
    const page = await given.desk.online('Rien');
    expect((await given.desk.call('POST', `/${page.id}/republish`, { number: 7 })).status).toBe(404);
    await given.desk.call('DELETE', `/${page.id}`);
    expect((await given.desk.call('POST', `/${page.id}/republish`, { number: 1 })).status).toBe(404);
  });
});
