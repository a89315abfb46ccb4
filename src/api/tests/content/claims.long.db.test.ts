import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { ClaimDto, ClaimRegister } from '../../../contracts/claim.ts';
import { nextAgencyDay } from '../../../domain/time/agency-day.ts';

const words = (text: string) => ({ fr: `${text} fr`, en: `${text} en`, es: `${text} es`, pt: `${text} pt` });
const nothing = { fr: '', en: '', es: '', pt: '' };
const basis = { kind: 'link', text: words('Rapport'), url: 'https://example.com/r', file: null };

eachEngine('the register of claims', (engine) => {
  let now = Date.parse('2026-11-24T12:00:00Z');
  let site: TestSite;
  let other: TestSite;
  let admin: Record<string, string>;
  let email: string;

  const start = async () => {
    now = Date.parse('2026-11-24T12:00:00Z');
    const off = { DEMO_DATA: 'off', NOTIFY_EMAIL: 'agence@example.com' };
    site = await openTestSite(engine, { clock: { now: () => now } }, off);
    const account = await addAccount(site);
    email = account.email;
    admin = bearer(await tokenOf(site, account));
  };
  beforeAll(async () => {
    other = await openTestSite(engine, {}, { DEMO_DATA: 'on' });
  });
  beforeEach(async () => {
    await site?.close();
    await start();
  });
  afterAll(async () => {
    await site.close();
    await other.close();
  });

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await site.send(method, `/api/claims${path}`, body, admin);
    return { status: response.status, ...(await response.json()) };
  };
  const register = async (): Promise<ClaimRegister> => (await send('GET', '')).data;
  const claim = async (id: string): Promise<ClaimDto> => {
    const found = (await register()).items.find((item) => item.id === id);
    if (!found) throw new Error(`${id} is not in the register.`);
    return found;
  };
  const draftOf = ({ figures, upwards, label, scope, basis: proof, validUntil, version }: ClaimDto) => ({
    values: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    upwards,
    label,
    scope: scope ?? nothing,
    basis: proof,
    validUntil,
    version,
  });
  const put = async (id: string, changes: object) =>
    send('PUT', `/${id}`, { ...draftOf(await claim(id)), ...changes });
  const confirm = async (id: string, validUntil = '2027-06-30') =>
    send('POST', `/${id}/confirm`, { version: (await claim(id)).version, validUntil });
  const shown = () => site.claims.shown().all.map(({ id }) => id);
  const audit = async () =>
    (await site.stores.audit.latest(20)).filter(({ action }) => /claim|contradiction/.test(action));

  it('shows no claim before the agency has confirmed it, and shows all documented claims with demo data', async () => {
    const { items, demo } = await register();
    expect(demo).toBe(false);
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['contradicted', 'unconfirmed']));
    expect(items.slice(0, 6).every(({ state }) => state === 'contradicted')).toBe(true);
    expect(shown()).toEqual([]);
    expect(other.claims.shown().all).toHaveLength(15);
  });

  it('shows a claim once it is confirmed, with the account that confirmed it, and writes an audit entry', async () => {
    const { status, data } = await confirm('countries');
    expect([status, data.state, data.checkedBy, data.shown]).toEqual([200, 'confirmed', email, true]);
    expect(shown()).toEqual(['countries']);
    expect(await audit()).toMatchObject([
      { action: 'claim_confirmed', subject: 'countries', after: { validUntil: '2027-06-30' } },
    ]);
    expect((await confirm('renewal', '2026-11-23')).fields).toHaveProperty('validUntil');
  });

  it('requires a new confirmation after a change of figures, words, scope or basis, but not of the last day', async () => {
    await confirm('countries');
    expect((await put('countries', { validUntil: '2027-12-31' })).data.state).toBe('confirmed');
    for (const changes of [
      { values: { value: 30 } },
      { label: words('pays') },
      { scope: words('depuis') },
      { basis },
    ]) {
      await confirm('countries');
      expect((await put('countries', changes)).data.state).toBe('unconfirmed');
      expect(shown()).toEqual([]);
    }
    const stored = await claim('countries');
    expect((await put('countries', {})).data.version).toBe(stored.version);
  });

  it('refuses a change of an older version, and keeps the stored claim', async () => {
    const before = draftOf(await claim('countries'));
    expect((await send('PUT', '/countries', { ...before, upwards: false })).status).toBe(200);
    expect(await send('PUT', '/countries', { ...before, values: { value: 9 } })).toMatchObject({
      status: 409,
      code: 'claim_conflict',
    });
    expect((await claim('countries')).figures[0]?.value).toBe(25);
  });

  it('names the missing languages of a text, and the wrong values', async () => {
    const { status, fields } = await put('countries', {
      values: { value: -3, other: 2 },
      scope: { ...nothing, fr: 'depuis' },
      basis: { ...basis, text: { ...words('x'), pt: '' } },
    });
    expect(status).toBe(422);
    expect(Object.keys(fields).sort()).toEqual([
      'basis.pt',
      'scope.en',
      'scope.es',
      'scope.pt',
      'values',
      'values.value',
    ]);
    expect((await put('countries', { basis: { ...basis, url: 'javascript:alert(1)' } })).status).toBe(422);
  });

  it('adds a claim of the agency, which is shown on its page once confirmed', async () => {
    const { version: _version, ...draft } = draftOf(await claim('countries'));
    const { status, data } = await send('POST', '', {
      ...draft,
      unit: 'percent',
      values: { value: 0.4 },
      label: words('de fans'),
    });
    expect([status, data.custom, data.state, data.places]).toEqual([201, true, 'unconfirmed', []]);
    await confirm(data.id);
    expect(shown()).toEqual([data.id]);
  });

  it('removes a withdrawn claim from the pages, and shows it when it is confirmed again', async () => {
    await confirm('countries');
    const { version } = await claim('countries');
    expect((await send('POST', '/countries/withdraw', { version })).data.state).toBe('withdrawn');
    expect(shown()).toEqual([]);
    await confirm('countries');
    expect(shown()).toEqual(['countries']);
  });

  it('settles a contradiction by showing one figure in place of both', async () => {
    await confirm('views-home');
    expect(shown()).toEqual([]);
    const { status, data } = await send('POST', '/settle', { way: 'keep', id: 'views-home' });
    expect(status).toBe(200);
    const kept = (data as ClaimRegister).items.filter(({ id }) => id.startsWith('views'));
    expect(kept).toMatchObject([{ id: 'views-home', state: 'confirmed' }]);
    expect(site.claims.shown().of('views-services')?.figures).toEqual({
      value: { unit: 'count', value: 50_000_000 },
    });
    expect((await audit())[0]).toMatchObject({
      action: 'contradiction_settled',
      subject: 'views-services',
      after: { follows: 'views-home' },
    });
    expect((await send('POST', '/settle', { way: 'none', id: 'views-home' })).code).toBe(
      'claim_not_contradicted',
    );
  });

  it('splits a settled contradiction, and shows only claims that were confirmed since', async () => {
    await confirm('views-home');
    await confirm('views-services');
    await send('POST', '/settle', { way: 'keep', id: 'views-home' });
    const kept = await claim('views-home');
    expect(kept.followers).toMatchObject([
      { id: 'views-services', figure: { unit: 'count', value: 150_000_000 }, upwards: true },
    ]);
    const stale = await send('POST', '/views-home/split', { version: kept.version + 1 });
    expect(stale).toMatchObject({ status: 409, code: 'claim_conflict' });
    const { status, data } = await send('POST', '/views-home/split', { version: kept.version });
    expect(status).toBe(200);
    const apart = (data as ClaimRegister).items.filter(({ id }) => id.startsWith('views'));
    expect(apart).toMatchObject([
      { id: 'views-home', state: 'contradicted', followers: [] },
      { id: 'views-services', state: 'contradicted', checkedAt: null },
    ]);
    expect(shown()).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      action: 'claim_split',
      subject: 'views-services',
      before: { follows: 'views-home' },
      after: { follows: null, checkedAt: null },
    });
    const { version } = await claim('views-home');
    expect((await send('POST', '/views-home/split', { version })).status).toBe(200);
  });

  it('accepts a picture of the library as a basis, and refuses its deletion while it proves a claim', async () => {
    const file = { kind: 'file', text: words('Export'), url: null, file: 'proof' };
    expect((await put('countries', { basis: { ...file, file: null } })).fields).toHaveProperty('basis');
    expect((await put('countries', { basis: file })).fields).toHaveProperty('basis');
    await site.ports.media.create(
      storedPicture({ id: 'proof', state: 'ready', width: 800, height: 600 }),
      auditEntry({ action: 'media_added', subject: 'proof' }),
    );
    expect((await put('countries', { basis: file })).status).toBe(200);
    const use = { kind: 'claim', id: 'countries', name: 'Export fr' };
    const uses = async () => (await site.ports.media.byId('proof'))?.uses;
    expect(await uses()).toEqual([{ ...use, state: 'draft' }]);
    await confirm('countries');
    expect(await uses()).toEqual([{ ...use, state: 'online' }]);
    expect((await site.send('DELETE', '/api/media/proof', undefined, admin)).status).toBe(409);
    await site.revisions.look();
    expect(Object.keys(site.pictures.now())).toEqual(['proof']);
    expect((await put('countries', { basis })).status).toBe(200);
    expect((await site.send('DELETE', '/api/media/proof', undefined, admin)).status).toBe(200);
  });

  it('settles a contradiction by other words, unless another figure has the same words', async () => {
    const same = (await claim('artists-services')).label;
    const again = await send('POST', '/settle', { way: 'words', id: 'artists-home', label: same });
    expect([again.status, Object.keys(again.fields)]).toEqual([422, ['label.fr']]);
    const { data } = await send('POST', '/settle', {
      way: 'words',
      id: 'artists-home',
      label: words('labels'),
    });
    const states = (data as ClaimRegister).items.filter(({ id }) => id.startsWith('artists-'));
    expect(states.map(({ state }) => state)).not.toContain('contradicted');
  });

  it('settles a contradiction by hiding both claims', async () => {
    await send('POST', '/settle', { way: 'none', id: 'campaigns-home' });
    for (const id of ['campaigns-home', 'campaigns-services'])
      expect((await claim(id)).state).toBe('withdrawn');
  });

  it('hides a claim on the day after its last day, without a write', async () => {
    await confirm('countries', '2026-12-01');
    const stateNow = () => site.claims.now().find(({ id }) => id === 'countries')?.state;
    now = nextAgencyDay(Date.parse('2026-12-01T10:00:00Z')) - 1;
    expect(shown()).toEqual(['countries']);
    expect(stateNow()).toBe('expiringSoon');
    now += 1;
    expect(shown()).toEqual([]);
    expect(stateNow()).toBe('expired');
  });

  it('requires a new confirmation of an expired claim that gets a later last day', async () => {
    await confirm('countries');
    expect((await put('countries', { validUntil: '2026-11-23' })).data.state).toBe('expired');
    expect((await put('countries', { validUntil: '2027-12-31' })).data.state).toBe('unconfirmed');
    expect(shown()).toEqual([]);
  });

  it('applies a confirmation in another process', async () => {
    const second = await openTestSite(
      engine,
      { clock: { now: () => now } },
      { ...site.variables, DEMO_DATA: 'off' },
    );
    await second.start();
    try {
      await confirm('countries');
      const shown = () =>
        expect.poll(() => second.claims.shown().all.length, { timeout: 10_000, interval: 20 });
      await shown().toBe(1);
      await put('countries', { validUntil: '2026-11-23' });
      await shown().toBe(0);
    } finally {
      await second.close();
    }
  });
});
