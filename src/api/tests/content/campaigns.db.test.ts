import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft, contactLead } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import { type CampaignDraft, CampaignDto, CampaignPage } from '../../../contracts/campaign.ts';
import type { LeadStatus } from '../../../domain/lead/lead-values.ts';

const draft: CampaignDraft = campaignDraft;
const promised = { views: 40_000, low: 25_000, high: 100_000 };
const SCRIPT = '<script>alert("é")</script>';
const path = '/api/campaigns';

eachEngine('the campaigns API', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
  });
  afterAll(() => site.close());

  const call = (method: string, at: string, body?: unknown, headers = bearer(token)) =>
    site.send(method, at, body, headers);
  const add = async (changes: Partial<CampaignDraft> = {}): Promise<CampaignDto> => {
    const response = await call('POST', path, { ...draft, ...changes });
    expect(response.status).toBe(201);
    return CampaignDto.parse((await response.json()).data);
  };
  const put = async (id: string, changes: Partial<CampaignDraft>): Promise<CampaignDto> => {
    const { version } = await read(id);
    const response = await call('PUT', `${path}/${id}`, { ...draft, ...changes, version });
    expect(response.status).toBe(200);
    return CampaignDto.parse((await response.json()).data);
  };
  const read = async (id: string): Promise<CampaignDto> =>
    (await (await call('GET', `${path}/${id}`)).json()).data;
  const list = async (query: string) =>
    CampaignPage.parse((await (await call('GET', `${path}?${query}`)).json()).data);
  const entriesOf = async (id: string) =>
    (await site.stores.audit.latest(100)).filter(({ subject }) => subject === id);

  it('refuses to finish a campaign whose first day is in the future, and names that day', async () => {
    const coming = { startsOn: '2999-01-01', endsOn: '2999-01-31' };
    const refusal = async (response: Promise<Response>) => {
      const { status, ...answer } = await response.then(async (given) => ({
        status: given.status,
        ...(await given.json()),
      }));
      return [status, Object.keys(answer.fields ?? {}), answer.fields?.startsOn];
    };
    const refused = [422, ['startsOn'], expect.stringContaining('à venir')];
    const finished = { ...draft, ...coming, status: 'finished' };
    expect(await refusal(call('POST', path, finished))).toEqual(refused);
    const { id, version } = await add(coming);
    expect(await refusal(call('PATCH', `${path}/${id}`, { status: 'finished' }))).toEqual(refused);
    expect(await refusal(call('PUT', `${path}/${id}`, { ...finished, version }))).toEqual(refused);
    expect((await call('PATCH', `${path}/${id}`, { status: 'active' })).status).toBe(200);
    const begun = { startsOn: '2026-01-01', endsOn: '2999-01-31' };
    expect((await put(id, { ...begun, status: 'finished' })).status).toBe('finished');
    await call('DELETE', `${path}/${id}`);
  });

  it('stores a campaign with the estimate of the day, and returns the typed texts unchanged', async () => {
    const added = await add({ artist: SCRIPT });
    const { id, createdAt, ...rest } = added;
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
    expect(rest).toEqual({
      ...draft,
      artist: SCRIPT,
      estimate: promised,
      costVersion: 1,
      insideRange: null,
      version: 1,
      demo: false,
    });
    expect(await read(id)).toEqual({ ...added, reportLinks: 0 });
    expect((await list(`q=${encodeURIComponent('<SCRIPT>ALERT("E")')}`)).items).toEqual([added]);
    expect(site.lines.join('')).not.toContain('script>');
  });

  it('compares the views of a finished campaign with the estimate for its actual cost', async () => {
    const finished = { status: 'finished', actualCost: 500, actualViews: 20_000 } as const;
    const { id } = await add(finished);
    expect(await read(id)).toMatchObject({ insideRange: true });
    expect(await put(id, { ...finished, actualCost: 1000 })).toMatchObject({ insideRange: false });
    expect(await put(id, { ...finished, actualCost: 0 })).toMatchObject({ insideRange: null });
  });

  it('stores a Spotify campaign without estimate, with its streams, and judges it neither here nor on the dashboard', async () => {
    const judged = async () => (await (await call('GET', '/api/dashboard')).json()).data.range.judged;
    const before = await judged();
    const own = { platform: 'spotify', artist: 'Filtre Spotify' } as const;
    const { id, estimate, costVersion } = await add(own);
    expect([estimate, costVersion]).toEqual([null, null]);
    const finished = { ...own, status: 'finished', actualCost: 900, actualViews: 12_000 } as const;
    expect(await put(id, finished)).toMatchObject({ estimate: null, actualViews: 12_000, insideRange: null });
    expect((await list('platform=spotify&q=filtre')).items.map((one) => one.id)).toEqual([id]);
    expect((await list('platform=spotify&judged=yes')).items).toEqual([]);
    expect(await judged()).toBe(before);
  });

  it('removes the estimate of an active campaign whose platform becomes Spotify', async () => {
    const { id } = await add({ status: 'active' });
    expect((await put(id, { status: 'active', platform: 'spotify' })).estimate).toBeNull();
  });

  it('computes a new estimate when a planned campaign changes, and keeps it once the campaign started', async () => {
    const { id } = await add();
    expect((await put(id, { artist: 'Autre' })).estimate).toEqual(promised);
    const doubled = { views: 80_000, low: 50_000, high: 200_000 };
    expect((await put(id, { budget: 2000, status: 'active' })).estimate).toEqual(doubled);
    for (const change of [{ budget: 5000 }, { platform: 'meta' }, { status: 'planned' }] as const) {
      expect((await put(id, { budget: 2000, status: 'active', ...change })).estimate).toEqual(doubled);
    }
    // The last change made the campaign planned again.
    expect((await put(id, { budget: 1000 })).estimate).toEqual(promised);
  });

  it('writes an audit entry for a creation, change and deletion, and no entry for an unchanged campaign', async () => {
    const { id } = await add();
    await put(id, {});
    await put(id, { status: 'active', actualViews: 12 });
    const response = await call('DELETE', `${path}/${id}`);
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: { id } }]);
    const entries = await entriesOf(id);
    const changed = { status: 'active', actualViews: 12 };
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'campaign_deleted', before: { ...draft, ...changed }, after: null },
      { action: 'campaign_changed', before: { status: 'planned', actualViews: null }, after: changed },
      { action: 'campaign_created', before: null, after: draft },
    ]);
    expect(entries.every(({ actorId, requestId }) => actorId === admin.id && requestId !== null)).toBe(true);
    expect(await problemOf(await call('GET', `${path}/${id}`))).toEqual([404, 'not_found']);
  });

  it('lists a page of campaigns, filtered and sorted, with the counts of each status', async () => {
    const own = { platform: 'tiktok', artist: 'Liste' } as const;
    for (const budget of [700, 900, 800]) await add({ ...own, budget });
    await add({ ...own, budget: 600, status: 'active' });
    const page = await list('q=LISTE&platform=tiktok&status=planned&sort=budget&order=asc');
    expect(page.items.map(({ budget }) => budget)).toEqual([700, 800, 900]);
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(page.counts).toEqual({ planned: 3, active: 1, finished: 0 });
    expect(await list('q=liste&page=2')).toMatchObject({ items: [], total: 4, page: 2 });
    expect((await list('q=nobody%00%27')).total).toBe(0);
  });

  it('returns 409 for a lead that is not won, and keeps the campaign of a lead that was won before', async () => {
    const lead = contactLead();
    await site.stores.leads.save(lead, []);
    const become = (status: LeadStatus) => call('PATCH', `/api/leads/${lead.id}`, { status });
    for (const status of ['new', 'lost'] as const) {
      await become(status);
      expect(await problemOf(await call('POST', path, { ...draft, leadId: lead.id }))).toEqual([
        409,
        'lead_not_won',
      ]);
    }
    const unknown = await call('POST', path, { ...draft, leadId: crypto.randomUUID() });
    expect(await problemOf(unknown)).toEqual([409, 'lead_not_won']);
    await become('won');
    const { id, leadId } = await add({ leadId: lead.id });
    expect(leadId).toBe(lead.id);
    const seen = await call('GET', `/api/leads/${lead.id}`);
    expect((await seen.json()).data.campaigns).toEqual([{ id, artist: draft.artist }]);
    await become('lost');
    expect(await put(id, { leadId: lead.id, artist: 'Autre' })).toMatchObject({ leadId: lead.id });
    expect((await put(id, {})).leadId).toBeNull();
    const again = await call('PUT', `${path}/${id}`, { ...draft, leadId: lead.id, version: 3 });
    expect(again.status).toBe(409);
    expect((await again.json()).message).toBe('Seul un prospect gagné peut être rattaché à une campagne.');
  });

  it('returns 409 when the campaign was changed in the meantime', async () => {
    const { id, version } = await add();
    const results = { status: 'finished', actualViews: 30_000, actualCost: 900 } as const;
    const answers = await Promise.all(
      [results, { artist: 'Autre' }].map((changes) =>
        call('PUT', `${path}/${id}`, { ...draft, ...changes, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await call('PUT', `${path}/${id}`, { ...draft, artist: 'Trop tard', version });
    expect(await problemOf(late)).toEqual([409, 'campaign_conflict']);
    expect((await read(id)).version).toBe(version + 1);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('changes only the status, also when other fields were changed since the list was read', async () => {
    const { id } = await add();
    await put(id, { actualViews: 30_000, actualCost: 900 });
    const response = await call('PATCH', `${path}/${id}`, { status: 'finished', actualViews: null });
    expect(response.status).toBe(200);
    const changed = {
      status: 'finished',
      actualViews: 30_000,
      actualCost: 900,
      insideRange: true,
      version: 3,
    };
    expect((await response.json()).data).toMatchObject(changed);
    expect(await read(id)).toMatchObject(changed);
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ before: { status: 'planned' }, after: { status: 'finished' } });
    expect(await problemOf(await call('PATCH', `${path}/none`, { status: 'active' }))).toEqual([
      404,
      'not_found',
    ]);
    expect((await call('PATCH', `${path}/${id}`, { status: 'paused' })).status).toBe(422);
  });

  it('stores contact, notes and the canonical link of the video, and writes neither contact nor notes to the audit log', async () => {
    const contact = {
      clientName: ' Léa Martin ',
      clientEmail: 'lea@label.example',
      clientLocale: 'es',
      notes: 'Facture à la fin.',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ?si=who',
    } as const;
    const { id } = await add(contact);
    const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(await read(id)).toMatchObject({ ...contact, clientName: 'Léa Martin', videoUrl });
    await put(id, { ...contact, notes: 'Facture envoyée.' });
    const [changed, created] = await entriesOf(id);
    expect([changed?.before, changed?.after]).toEqual([{ notes: '…' }, { notes: '…' }]);
    expect(created?.after).toMatchObject({
      clientName: '…',
      clientEmail: '…',
      notes: '…',
      clientLocale: 'es',
    });
    await put(id, { ...contact, notes: '', clientName: null });
    expect((await entriesOf(id))[0]).toMatchObject({
      before: { notes: '…', clientName: '…' },
      after: { notes: '', clientName: null },
    });
  });

  it('lists the overdue campaigns, and sums up the filtered ones, streams apart from views', async () => {
    const own = { artist: 'Somme', startsOn: '2026-01-01', endsOn: '2026-01-31' } as const;
    const done = { ...own, status: 'finished' } as const;
    await add({ ...done, budget: 1000, actualViews: 30_000, actualCost: 900.5 });
    await add({ ...done, budget: 500, actualViews: 10_000 });
    await add({ ...done, platform: 'spotify', budget: 700, actualViews: 7000, actualCost: 600 });
    const { id } = await add({ ...own, status: 'active', budget: 2000 });
    await add({ ...own, endsOn: '2099-01-01', budget: 600 });
    expect(await list('q=somme')).toMatchObject({
      totals: {
        budget: 4800,
        spent: 1500.5,
        estimatedViews: 40_000 + 20_000 + 80_000 + 24_000,
        actualViews: 40_000,
        streams: 7000,
        costPerView: 900.5 / 30_000,
      },
    });
    const late = await list('q=somme&overdue=yes');
    expect([late.items.map((one) => one.id), late.counts]).toEqual([
      [id],
      { planned: 0, active: 1, finished: 0 },
    ]);
    expect(late.totals).toMatchObject({ budget: 2000, spent: 0, actualViews: 0, costPerView: null });
    expect((await list('q=rien%20de%20tel')).totals).toEqual({
      budget: 0,
      spent: 0,
      estimatedViews: 0,
      actualViews: 0,
      streams: 0,
      costPerView: null,
    });
  });

  it('exports the filtered campaigns as CSV and as a workbook, without formulas, and writes audit entries', async () => {
    await add({ artist: '=1+1', clientEmail: 'lea@label.example', actualCost: 12.5 });
    const csv = await call('GET', `${path}.csv?q=${encodeURIComponent('=1')}&page=3`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer());
    const [head = '', line = '', ...rest] = text.split('\r\n');
    expect(head.startsWith('\uFEFFArtiste;Plateforme;')).toBe(true);
    expect(line).toMatch(/^'=1\+1;YouTube;Notoriété;Europe;Planifiée;2026-11-01;2026-12-31;1000;12,5;40000;/);
    expect(rest).toEqual(['']);
    const xlsx = await call('GET', `${path}.xlsx?q=${encodeURIComponent('=1')}`);
    expect(xlsx.headers.get('content-disposition')).toContain('campaigns.xlsx');
    expect(Buffer.from(await xlsx.arrayBuffer()).toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
    const entries = (await site.stores.audit.latest(2)).map(({ action, after }) => [action, after]);
    expect(entries).toEqual([
      ['campaigns_exported', { campaigns: 1 }],
      ['campaigns_exported', { campaigns: 1 }],
    ]);
  });

  it.each([
    ['artist', { artist: ' ' }, 'Veuillez entrer un nom d’artiste.'],
    ['artist', { artist: 'x'.repeat(121) }, 'Ce texte est trop long.'],
    ['platform', { platform: 'radio' }, 'Veuillez choisir une plateforme.'],
    ['campaignType', { campaignType: 'x' }, 'Veuillez choisir un type de campagne.'],
    ['country', { country: null }, 'Veuillez choisir une région.'],
    ['budget', { budget: 499.99 }, 'Le budget doit être d’au moins 500 euros.'],
    ['budget', { budget: '1000' }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['startsOn', { startsOn: '2026-02-30' }, 'Veuillez entrer une date valide.'],
    ['endsOn', { endsOn: '31/12/2026' }, 'Veuillez entrer une date valide.'],
    ['endsOn', { endsOn: '2026-10-31' }, 'La fin ne peut pas précéder le début.'],
    ['status', { status: 'paused' }, 'Veuillez choisir un statut.'],
    ['actualViews', { actualViews: -1 }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['actualViews', { actualViews: 1.5 }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['actualCost', { actualCost: -0.01 }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['actualCost', { actualCost: undefined }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['actualReach', { actualReach: -1 }, 'Veuillez entrer un nombre valide, qui ne soit pas négatif.'],
    ['clientName', { clientName: ' ' }, 'Veuillez indiquer le nom du client.'],
    ['clientEmail', { clientEmail: 'lea' }, 'Veuillez entrer une adresse email valide.'],
    ['clientLocale', { clientLocale: 'de' }, 'Veuillez choisir une langue.'],
    ['notes', { notes: 'x'.repeat(4001) }, 'Ce texte est trop long.'],
    [
      'videoUrl',
      { videoUrl: 'http://youtu.be/dQw4w9WgXcQ' },
      'Veuillez entrer un lien complet, qui commence par https.',
    ],
    [
      'videoUrl',
      { videoUrl: 'javascript:alert(1)' },
      'Veuillez entrer un lien complet, qui commence par https.',
    ],
    ['leadId', { leadId: 42 }, 'Certains champs sont à corriger.'],
  ])('returns 422 and names the field %s for %j', async (field, wrong, message) => {
    const { id } = await add();
    for (const [method, at] of [
      ['POST', path],
      ['PUT', `${path}/${id}`],
    ] as const) {
      const response = await call(method, at, { ...draft, ...wrong, version: 1 });
      expect([method, response.status]).toEqual([method, 422]);
      expect(await response.json()).toMatchObject({
        code: 'invalid_fields',
        message,
        fields: { [field]: message },
      });
    }
  });

  it.each(['page=0', 'page=x', 'pageSize=10', 'sort=id', 'order=up', 'status=x', 'platform=radio'])(
    'returns 422 for ?%s',
    async (query) => {
      const response = await call('GET', `${path}?${query}`);
      const answer = await response.json();
      expect([response.status, Object.keys(answer.fields)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  it('logs the pattern of the route, and not the id of the campaign', async () => {
    const { id } = await add();
    await read(id);
    expect(site.lines.at(-1)).toContain('"route":"/api/campaigns/:id"');
    expect(site.lines.join('')).not.toContain(id);
  });
});
