import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import { CampaignImportList, ImportPreview } from '../../src/contracts/campaign-import.ts';
import { addAccount, bearer, tokenOf } from '../accounts/accounts.ts';
import { campaignDraft } from '../factories.ts';
import { openTestSite, type TestSite } from '../test-site.ts';

/** Noon of 29 November 2026 in Paris. */
export const IMPORTED_AT = Date.UTC(2026, 10, 29, 11);
const november = { startsOn: '2026-11-01', endsOn: '2026-11-30', platform: 'youtube', artist: 'Nova' };

/** Opens a site for the tests of a file, and returns what imports reports into its campaigns, as an administrator and as another person. */
export function openImports(engine: Engine) {
  const open = {} as { site: TestSite; headers: Record<string, string>; other: Record<string, string> };
  beforeAll(async () => {
    open.site = await openTestSite(engine, { clock: { now: () => IMPORTED_AT } });
    open.headers = bearer(await tokenOf(open.site, await addAccount(open.site, { name: 'Camille' })));
    open.other = bearer(await tokenOf(open.site, await addAccount(open.site, { role: 'sales' })));
  });
  afterAll(() => open.site.close());

  const campaign = async (changes: object = {}): Promise<string> => {
    const response = await open.site.send(
      'POST',
      '/api/campaigns',
      { ...campaignDraft, ...november, ...changes },
      open.headers,
    );
    expect(response.status).toBe(201);
    return (await response.json()).data.id;
  };
  const post = (
    id: string,
    file: Uint8Array,
    query: Record<string, string> = {},
    at = 'imports/preview',
    as = open.headers,
  ) => open.site.send('POST', `/api/campaigns/${id}/${at}?${new URLSearchParams(query)}`, file, as);
  const preview = async (
    id: string,
    file: Uint8Array,
    query: Record<string, string> = {},
  ): Promise<ImportPreview> => {
    const response = await post(id, file, query);
    expect(response.status).toBe(200);
    return ImportPreview.parse((await response.json()).data);
  };
  const add = async (id: string, file: Uint8Array, query: Record<string, string> = {}, as = open.headers) => {
    const { sha256, replaced } = await preview(id, file, query);
    const seen = { sha256, ...(replaced && { replaces: replaced.key }) };
    const response = await post(id, file, { ...query, ...seen }, 'imports', as);
    return { status: response.status, ...(await response.json()) };
  };
  const list = async (id: string): Promise<CampaignImportList> => {
    const response = await open.site.send('GET', `/api/campaigns/${id}/imports`, undefined, open.headers);
    return CampaignImportList.parse((await response.json()).data);
  };
  return { open, campaign, post, preview, add, list };
}
