import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

const path = '/api/questions';
const answer = vi.fn(async () => ({ outcome: 'none' as const }));
const find = async () => ({ outcome: 'none' as const, passages: [] });

eachEngine('POST /api/questions', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine, {
      questionBox: () => ({
        answer,
        find,
        passages: async () => [],
        goldChanges: async () => ({ total: 0, changes: [] }),
      }),
    });
  });
  afterAll(() => site.close());

  it('searches for the question as it is read, in the language of the page', async () => {
    const response = await site.post(path, { question: '  combien\u0000 coûte\nune vue ', locale: 'es' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { outcome: 'none' } },
    ]);
    expect(answer).toHaveBeenLastCalledWith('es', 'combien coûte une vue');
  });

  it('writes no word of the question to the log', async () => {
    await site.post(path, { question: 'un-mot-très-particulier', locale: 'fr' });
    await site.post(path, { question: 'un-mot-très-particulier'.repeat(20), locale: 'fr' });
    expect(site.lines.join('\n')).not.toContain('particulier');
  });

  it.each([
    { question: '', locale: 'fr' },
    { question: '   ', locale: 'fr' },
    { question: 'a'.repeat(201), locale: 'fr' },
    { question: 'mot', locale: 'de' },
    { question: 7, locale: 'fr' },
    {},
  ])('refuses %j', async (body) => {
    expect((await site.post(path, body)).status).toBe(422);
  });

  it('has a limit of its own', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 100 } });
    const ask = () => limited.send('POST', path, { question: 'mot', locale: 'fr' }, {}, '192.0.2.1');
    for (let count = 0; count < 3; count++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await limited.close();
  });
});
