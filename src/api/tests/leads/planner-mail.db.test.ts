import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { TRAP_FIELD } from '../../../domain/spam/spam.ts';

/** 23 November 2026 in Paris. */
const NOW = Date.parse('2026-11-23T10:00:00Z');
const DAY_MS = 86_400_000;
const question = {
  genre: 'rap',
  releaseDate: '2027-01-15',
  releaseType: 'ep',
  budget: 500,
  territories: ['FR', 'BE'],
};
const release = { ...question, artistName: 'Nova', email: 'nova@example.com', newsletter: false };

eachEngine('the plan by mail', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  const clock = { now: NOW };
  afterEach(async () => {
    clock.now = NOW;
    await site.close();
  });
  /** Opens a site; its mail server is never reached, because no worker runs. */
  const open = async ({ host = 'mail.example.com', perMinute = '1000', automation = '' } = {}) => {
    site = await openTestSite(
      engine,
      { clock: { now: () => clock.now } },
      {
        RATE_LIMIT_PER_MINUTE: perMinute,
        ...(automation && { WEBHOOK_PLANNER_URL: automation, WEBHOOK_ALLOW_PRIVATE: 'on' }),
      },
    );
    headers = bearer(await tokenOf(site, await addAccount(site)));
    const path = '/api/settings/mail';
    const { password: _password, ...settings } = (await (await site.get(path, headers)).json()).data;
    expect(
      (await site.send('PUT', path, { ...settings, host, sender: 'site@example.com' }, headers)).status,
    ).toBe(200);
  };
  const submit = async (changes: object = {}, more: Record<string, string> = {}) =>
    (await (await site.post('/api/planner/submit', { ...release, ...changes }, more)).json()).data;
  const mails = () => site.stores.mails.claim({ now: clock.now, leaseMs: 1, limit: 50 });

  it('mails the answer, its basis, every step with its day, the budget and the calendar, in the language of the visitor', async () => {
    await open();
    expect(await submit({ locale: 'fr' })).toMatchObject({ mail: 'queued' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'nova@example.com', subject: 'Votre plan de sortie\u00a0: 15 janvier' });
    const text = mail?.text ?? '';
    for (const part of [
      'Nova',
      'EP · rap · France, Belgique · moins de 500\u00a0€',
      '15 janvier 2027',
      'Score',
      'n’achetez pas',
      'Concurrence non mesurée',
      '- 4 décembre 2026\u00a0: livrer au distributeur',
      'Dépensé',
      '250\u00a0€ de publicité + 150\u00a0€ d’honoraires = 400\u00a0€',
      'contact@example.com',
    ])
      expect(text).toContain(part);
    const link = /https?:\S+plan\.ics\S+/.exec(text)?.[0] ?? '';
    expect(link).not.toMatch(/nova/i);
    const { pathname, search } = new URL(link);
    const calendar = async () => (await site.get(pathname + search)).text();
    const days = (file: string) => [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
    const first = days(await calendar());
    expect(first).toContain('20261204');
    // Opened later, the file has the days of the mail, without past days.
    clock.now = Date.parse('2026-12-07T10:00:00Z');
    expect(days(await calendar())).toEqual(first.filter((day) => (day ?? '') >= '20261207'));
  });

  it.each([
    ['en', 'Your release plan: 15 January', 'don’t buy'],
    ['es', 'Tu plan de lanzamiento: 15 de enero', 'no compres'],
    ['pt', 'Seu plano de lançamento: 15 de janeiro', 'não compre'],
  ])('writes the mail in %s', async (locale, subject, verdict) => {
    await open();
    await submit({ locale });
    const [mail] = await mails();
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(verdict);
  });

  it('mails only the answer of the agency’s automation if that was shown to the visitor', async () => {
    const shown = {
      competition: 'Faible',
      score: 82.5,
      competitors: { mega: 0, major: 1, indie: 2, emerging: 3 },
      optimalDate: { date: '2027-01-22' },
      recommendations: ['Gardez le 22 janvier.', 'Livrez avant le 11 décembre.'],
    };
    const server = createServer((_request, response) => void response.end(JSON.stringify(shown)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await open({ automation: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
      expect(await submit()).toMatchObject({
        mail: 'queued',
        source: 'agency',
        optimalDate: { date: '2027-01-22' },
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
    const [mail] = await mails();
    expect(mail?.subject).toContain('22 janvier');
    const text = mail?.text ?? '';
    for (const part of [
      'Analyse de l’agence',
      '22 janvier 2027',
      '8,3',
      'Concurrence\u00a0: faible',
      ...shown.recommendations.map((line) => `- ${line}`),
      'livrer au distributeur',
      'friday=2027-01-22',
    ])
      expect(text).toContain(part);
    // The visitor did not see the date, verdict and figures of the site’s engine.
    expect(text).not.toMatch(/meilleur vendredi|Faute de mesure|n’achetez|Dépensé|null|undefined|\{\w+\}/);
  });

  it('contains no link that a visitor typed: the artist’s name is the only typed text, without an address', async () => {
    await open();
    await submit({ artistName: 'Win at evil.example.com https://evil.example.com' });
    const [mail] = await mails();
    expect(mail?.text).not.toMatch(/evil\.example|https:\/\/evil/);
    await submit({ artistName: '' });
    expect((await mails())[0]?.text).not.toContain('Artiste Inconnu');
  });

  it('shows the mail in the lead, and stores it once for a repeated request', async () => {
    await open();
    const key = { 'idempotency-key': 'one' };
    const { id } = await submit({}, key);
    expect(await submit({}, key)).toMatchObject({ id, mail: 'queued' });
    expect(await mails()).toHaveLength(1);
    const { data } = await (await site.get(`/api/leads/${id}`, headers)).json();
    expect(data.events).toContainEqual({ kind: 'planMailed', at: new Date(NOW).toISOString() });
  });

  it('mails an address at most three times a day, however it is spelt, and again on the next day', async () => {
    await open();
    const states = async (...emails: string[]) => {
      const said = [];
      for (const email of emails) said.push((await submit({ email })).mail);
      return said;
    };
    expect(
      await states('nova@example.com', 'NOVA@example.com', ' nova@example.com', 'Nova@Example.com'),
    ).toEqual(['queued', 'queued', 'queued', 'limited']);
    expect(await states('other@example.com')).toEqual(['queued']);
    expect(await site.stores.leads.count()).toBe(5);
    clock.now += DAY_MS + 1;
    expect(await states('nova@example.com')).toEqual(['queued']);
  });

  it('applies the limit of an address to simultaneous requests', async () => {
    await open();
    const said = await Promise.all(Array.from({ length: 6 }, () => submit()));
    expect(said.filter(({ mail }) => mail === 'queued')).toHaveLength(3);
    expect(await mails()).toHaveLength(3);
  });

  it('sends no mail for spam, and responds as to a person', async () => {
    await open();
    expect(await submit({ [TRAP_FIELD]: 'x' })).toMatchObject({ mail: 'queued' });
    expect(await mails()).toEqual([]);
  });

  it('neither sends nor promises a mail without a mail server', async () => {
    await open({ host: '' });
    expect(await submit()).toMatchObject({ mail: 'none' });
    expect(await mails()).toEqual([]);
    expect(await site.stores.leads.count()).toBe(1);
  });

  describe('POST /api/planner/analysis', () => {
    const analyse = (changes: object = {}) => site.post('/api/planner/analysis', { ...question, ...changes });

    it('returns the same analysis without an address, stores nothing and sends nothing', async () => {
      await open();
      const { data } = await (await analyse({ email: 'nova@example.com', locale: 'en' })).json();
      const { id: _id, mail: _mail, ...same } = await submit({ locale: 'en' });
      expect(data).toEqual({ ...same, id: null, mail: 'none' });
      expect(await site.stores.leads.count()).toBe(1);
      expect(await mails()).toHaveLength(1);
    });

    it('refuses a month outside the offered ones, and a body without a genre', async () => {
      await open();
      expect((await analyse({ releaseDate: '2028-08-15' })).status).toBe(422);
      expect((await analyse({ genre: undefined })).status).toBe(422);
    });
  });
});
