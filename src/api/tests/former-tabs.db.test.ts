import { expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { apiBreaks } from '../../../tests/former/api-breaks.ts';
import { type ApiForm, apiForm } from '../../../tests/former/api-form.ts';
import { formerRelease, keepOfRelease, keepsRelease } from '../../../tests/former/former-release.ts';
import { openTestSite } from '../../../tests/test-site.ts';
import { breaks } from '../breaks.ts';

eachEngine('the API', (engine) => {
  it('works for the open tabs of the last release, unless a break is declared with its reason', async () => {
    const site = await openTestSite(engine);
    const present = apiForm(await (await site.get('/api/openapi.json')).json());
    await site.close();
    if (keepsRelease) keepOfRelease('api', present);
    const former = formerRelease<ApiForm>('api');
    expect(Object.keys(former).length).toBeGreaterThan(250);
    const { ...found } = apiBreaks(former, present);
    for (const route of Object.keys(breaks)) {
      expect([route, found[route] ?? 'breaks nothing']).not.toEqual([route, 'breaks nothing']);
      delete found[route];
    }
    const advice = 'Declare it in src/api/breaks.ts; after a release: npm run keep-release';
    expect(found, advice).toEqual({});
  });
});
