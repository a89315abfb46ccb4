import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import type { LandingDetail, LandingPageList } from '../../../contracts/landing/landing.ts';

eachEngine('the search of landing pages', (engine) => {
  const given = useLandingSite(engine);

  const detail = async (id: string) => (await given.desk.call('GET', `/${id}`)).data as LandingDetail;
  const rows = async (query: string) => (await given.desk.call('GET', query)).data as LandingPageList;

  it('finds a page by its artist, by a former address and by its language', async () => {
    const page = await given.desk.online('Sable mouvant');
    const found = async (query: string) => (await rows(query)).items.map(({ title }) => title);
    const { content } = await detail(page.id);
    await given.desk.call('PUT', `/${page.id}`, {
      version: page.version,
      content: { ...content, shared: { ...content.shared, artist: 'Éloïse Vanneau' } },
    });
    expect(await found('?q=eloise')).toEqual(['Sable mouvant']);
    const { version } = await detail(page.id);
    await given.desk.call('POST', `/${page.id}/publish`, { version, locales: ['fr'], slug: 'dune-rouge' });
    expect(await found('?q=sable-mouv')).toEqual(['Sable mouvant']);
    expect(await found('?q=dune-r')).toEqual(['Sable mouvant']);
    expect(await found('?q=dune-r&language=fr')).toEqual(['Sable mouvant']);
    const english = await rows('?q=dune-r&language=en');
    expect([english.total, english.counts.all]).toEqual([0, 0]);
  });
});
