import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { AD_LOOKS } from '../../../domain/campaign/looked-days.ts';

const NOW = Date.UTC(2026, 10, 29, 11);
const november = { startsOn: '2026-11-01', endsOn: '2026-11-20', platform: 'meta' };

eachEngine('notes about the ads of a campaign', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => NOW } });
    headers = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());

  const post = async (path: string, body: object | Uint8Array) => {
    const response = await site.send('POST', `/api/campaigns${path}`, body, headers);
    const answer = await response.json();
    expect([path, response.status < 300 || answer]).toEqual([path, true]);
    return answer.data;
  };
  const campaign = async (changes: object = {}): Promise<string> =>
    (await post('', { ...campaignDraft, ...november, artist: 'Nova', ...changes })).id;
  const add = async (id: string, text: string, query = '') => {
    const bytes = Buffer.from(text);
    const { sha256, replaced } = await post(`/${id}/imports/preview?${query}`, bytes);
    const seen = replaced ? `&replaces=${replaced.key}` : '';
    await post(`/${id}/imports?${query}&sha256=${sha256}${seen}`, bytes);
  };
  const list = async (id: string) =>
    CampaignImportList.parse((await (await site.get(`/api/campaigns/${id}/imports`, headers)).json()).data);
  const notes = async (id: string) => (await list(id)).adNotes;

  const byCountry = (currency: string, ...rows: string[]) =>
    [
      `Jour,Nom de la campagne,Pays,Impressions,Lectures de vidéo de 3 secondes,Montant dépensé (${currency})`,
      ...rows,
    ].join('\n');
  const watched = (day: string, views: number, quartile: number, language: 'en' | 'pt' = 'en') =>
    [
      language === 'en'
        ? 'Day,Campaign name,Impressions,3-second video plays,Video plays at 25%,Amount spent (EUR)'
        : 'Dia,Nome da campanha,Impressões,Reproduções do vídeo por no mínimo 3 segundos,Reproduções de 25% do vídeo,Valor usado (EUR)',
      `${day},Nova,${views * 4},${views},${quartile},100.00`,
    ].join('\n');

  it('say which part of the spend went abroad, in euros, and what a person found, never to the client', async () => {
    const id = await campaign();
    const day = '2026-11-02,Nova';
    await add(id, byCountry('EUR', `${day},France,900,300,"96,00"`, `${day},Inde,100,30,"4,00"`));
    expect(await notes(id)).toEqual([]);
    const file = byCountry(
      'USD',
      `${day},France,900,300,"90,00"`,
      `${day},IN,100,30,"8,00"`,
      `${day},Unknown,5,1,"2,00"`,
    );
    await add(id, file, 'rate=0.5');
    const note = { rule: 'abroad', found: 4, against: 50, usual: null };
    expect(await notes(id)).toEqual([{ ...note, countries: [{ country: 'IN', cost: 4 }] }]);
    // The sums are those of all countries together.
    expect((await list(id)).figures).toMatchObject({ cost: 50, impressions: 1005 });

    const look = { audience: AD_LOOKS, rule: 'abroad', from: november.startsOn, to: november.endsOn };
    await post(`/${id}/looks`, { ...look, reason: 'setting', shown: true });
    expect((await list(id)).looks).toMatchObject([{ ...look, reason: 'setting', shown: false }]);
  });

  it('compare the views that reach a quarter with the agency’s earlier campaigns by the same kind of view', async () => {
    const earlier = { startsOn: '2026-10-01', endsOn: '2026-10-20', status: 'finished' };
    for (const quartile of [4000, 5000])
      await add(await campaign(earlier), watched('2026-10-02', 10_000, quartile));
    const id = await campaign();
    await add(id, watched('2026-11-02', 10_000, 1400, 'pt'));
    expect(await notes(id)).toEqual([]);
    await add(await campaign(earlier), watched('2026-10-02', 10_000, 6000));
    const usual = { rule: 'unwatched', found: 1400, against: 10_000, usual: 0.5, countries: [] };
    expect(await notes(id)).toEqual([usual]);
    await add(id, watched('2026-11-02', 10_000, 1500));
    expect(await notes(id)).toEqual([]);
  });
});
