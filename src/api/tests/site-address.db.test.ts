import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { createSiteFacts } from '../../composition/site-facts.ts';
import { SiteAddressDto } from '../../contracts/site-address.ts';
import type { ProbeAnswer } from '../../domain/go-live/facts.ts';

const PATH = '/api/settings/address';
const URL_TYPED = 'https://www.agence.fr/';
const here: ProbeAnswer = { kind: 'answered', status: 200, certificateUntil: null, isThisSite: true };

eachEngine('the public address', (engine) => {
  let site: TestSite;
  let token: string;
  let answer: ProbeAnswer;
  const asked: string[] = [];
  beforeAll(async () => {
    const ask = async (address: string) => {
      asked.push(address);
      return answer;
    };
    site = await openTestSite(engine, { addressProbe: { ask } });
    token = await tokenOf(site, await addAccount(site));
  });
  afterAll(() => site.close());
  beforeEach(() => {
    answer = here;
    asked.length = 0;
  });
  const read = async () => (await (await site.get(PATH, bearer(token))).json()).data;
  const save = async (url: string, changes: object = {}) => {
    const body = { url, password: PASSWORD, version: (await read()).version, ...changes };
    return (await site.send('PUT', PATH, body, bearer(token), newAddress())).json();
  };

  it.each([
    'http://www.agence.fr',
    'https://localhost',
    'https://www.agence.fr/blog',
    'https://www.example.com',
    'agence',
  ])('refuses %s without a request', async (url) => {
    expect((await save(url)).fields).toHaveProperty('url');
    expect(asked).toEqual([]);
  });

  it.each<[string, ProbeAnswer]>([
    ['another site', { ...here, isThisSite: false }],
    ['an error', { ...here, status: 502 }],
    ['an unknown name', { kind: 'failed', cause: 'name' }],
    ['a certificate that browsers refuse', { kind: 'failed', cause: 'certificate' }],
  ])('refuses an address at its field if the response is %s', async (_name, found) => {
    answer = found;
    expect((await save(URL_TYPED)).fields).toHaveProperty('url');
    expect((await read()).version).toBe(0);
  });

  it('requires the password of the account', async () => {
    expect((await save(URL_TYPED, { password: 'wrong horse battery' })).fields).toHaveProperty('password');
    expect(asked).toEqual([]);
  });

  it('uses the saved address instead of the variable in pages, links and the go-live list', async () => {
    const { settings, costs, claims, content, pictures, ports } = site;
    const facts = createSiteFacts(settings, costs, claims, content, pictures);
    expect([facts().url, ports.siteUrl]).toEqual(['http://localhost:3000', 'http://localhost:3000']);
    const { data } = await save(URL_TYPED);
    expect(SiteAddressDto.parse(data)).toEqual({ url: 'https://www.agence.fr', version: 1 });
    expect(asked).toEqual(['https://www.agence.fr/api/health']);
    expect([facts().url, ports.siteUrl]).toEqual([data.url, data.url]);
    const mail = ports.mailTexts.password('fr', { code: 'code-of-the-link', brand: 'MDMC' });
    expect(JSON.stringify(mail)).toContain(`${data.url}/admin/password#code-of-the-link`);
    const list = (
      await (await site.send('POST', '/api/go-live/check', undefined, bearer(token), newAddress())).json()
    ).data;
    const address = list.checks.find(({ key }: { key: string }) => key === 'address');
    expect(address).toMatchObject({ outcome: 'answers', facts: { address: data.url } });
    expect(site.settings.now().access.secondFactorForAdmins).toBe(false);
  });
});
