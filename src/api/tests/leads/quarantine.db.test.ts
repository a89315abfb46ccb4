import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, NOON } from '../../../../tests/factories.ts';
import { openModeration, reviewForm } from '../../../../tests/reviews.ts';
import {
  booking,
  contactForm,
  openTestSite,
  simulation,
  type TestSite,
} from '../../../../tests/test-site.ts';
import { createQuarantine } from '../../../adapters/db/quarantine/quarantine-store.ts';
import type { QuarantinedForm } from '../../../app/ports/quarantine.ts';
import type { WebhookSender } from '../../../app/ports.ts';
import { forgetQuarantined } from '../../../app/quarantine/forget-quarantined.ts';
import type { QuarantinedDto } from '../../../contracts/leads/quarantine.ts';
import { FORMER_TRAP_FIELD, TRAP_FIELD } from '../../../domain/spam/spam.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';

const spam = { [TRAP_FIELD]: 'https://spam.example' };
const release = {
  artistName: 'Nova',
  email: 'nova@example.com',
  genre: 'rap',
  releaseDate: `${agencyDay(Date.now() + 62 * 86_400_000).slice(0, 7)}-15`,
  releaseType: 'single',
  budget: 500,
  territories: ['FR'],
  newsletter: false,
};
const forms = {
  contact: ['/api/contact/submit', contactForm, contactForm.message],
  booking: ['/api/booking/submit', booking, null],
  simulation: ['/api/simulator/submit', simulation, null],
  planner: ['/api/planner/submit', release, null],
} as const;

eachEngine('the quarantine API', (engine) => {
  const send = vi.fn<WebhookSender['send']>(async () => ({
    outcome: { kind: 'answered', status: 200 },
    answer: null,
  }));
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const hook = 'https://n8n.example.com/x';
    site = await openTestSite(
      engine,
      { sender: { send } },
      { WEBHOOK_CONTACT_URL: hook, WEBHOOK_PLANNER_URL: hook },
    );
    headers = bearer(await tokenOf(site, await addAccount(site)));
    site.worker.start();
  });
  beforeEach(() => void send.mockClear());
  afterAll(() => site.close());

  const ask = async (path: string) => (await (await site.get(path, headers)).json()).data;
  const kept = async (of: 'leads' | 'reviews'): Promise<QuarantinedDto[]> =>
    (await ask(`/api/${of}/quarantine`)).items;
  const releaseOf = (of: 'leads' | 'reviews', id: string) =>
    site.post(`/api/${of}/quarantine/${id}/release`, {}, headers);

  it.each(Object.entries(forms))(
    'keeps a submission of the form %s that looks like spam out of leads, numbers, exports and deliveries until it is released',
    async (kind, [path, body, text]) => {
      const before = await site.stores.leads.count();
      const counted = await ask('/api/leads/counts');
      const response = await site.post(path, { ...body, email: `${kind}@example.com`, ...spam });
      expect(response.status).toBe(201);
      const { id } = (await response.json()).data;
      expect(send).not.toHaveBeenCalled();
      expect(await site.stores.leads.count()).toBe(before);
      expect(await ask('/api/leads/counts')).toEqual(counted);
      expect(await (await site.get('/api/leads.csv', headers)).text()).not.toContain(`${kind}@example.com`);
      expect((await kept('leads'))[0]).toMatchObject({
        id,
        kind,
        sign: 'trap',
        email: `${kind}@example.com`,
        text,
      });

      const released = await releaseOf('leads', id);
      expect([released.status, (await released.json()).data]).toEqual([200, { id }]);
      if (kind === 'contact' || kind === 'planner')
        await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
      const [report] = await site.stores.leads.list({ limit: 1 });
      expect(report).toMatchObject({
        lead: { id, kind, fields: { email: `${kind}@example.com` } },
        deliveries: [{ id: `msg_${id}` }],
      });
      expect((await kept('leads')).map((form) => form.id)).not.toContain(id);
      expect((await releaseOf('leads', id)).status).toBe(404);
      const { events } = await ask(`/api/leads/${id}`);
      expect(events.map((event: { kind: string }) => event.kind)).toContain('released');
    },
  );

  it('quarantines a form with the former name of the honeypot filled, and a form sent at once', async () => {
    for (const [sign, name] of [
      [{ [FORMER_TRAP_FIELD]: 'x' }, 'trap'],
      [{ filledInMs: 12 }, 'speed'],
    ] as const) {
      const response = await site.post('/api/contact/submit', { ...contactForm, ...sign });
      const { id } = (await response.json()).data;
      expect((await kept('leads'))[0]).toMatchObject({ id, sign: name });
    }
  });

  it('stores a message as a lead when the clock of its device was set back', async () => {
    const before = await site.stores.leads.count();
    for (const filledInMs of [-28_105, -3_600_000])
      expect((await site.post('/api/contact/submit', { ...contactForm, filledInMs })).status).toBe(201);
    expect(await site.stores.leads.count()).toBe(before + 2);
  });

  it('quarantines one submission for repeated calls with one key, and refuses another one with it', async () => {
    const key = { 'idempotency-key': 'spam-key' };
    const total = async () => (await ask('/api/leads/quarantine')).total;
    const before = await total();
    const answers = await Promise.all(
      [1, 2, 3].map(async () =>
        (await site.post('/api/contact/submit', { ...contactForm, ...spam }, key)).json(),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
    const other = { ...contactForm, ...spam, message: 'Another one.' };
    expect((await site.post('/api/contact/submit', other, key)).status).toBe(409);
  });

  it('quarantines a review that looks like spam without using its invitation, and releases it to the moderators', async () => {
    const moderation = await openModeration(site);
    const { code } = await moderation.invite();
    const response = await site.post('/api/reviews', { ...reviewForm, ...spam, code });
    const { id } = (await response.json()).data;
    const pending = async () => (await ask('/api/reviews/moderation?status=pending')).items;
    expect(await pending()).toEqual([]);
    expect(await kept('reviews')).toMatchObject([
      { id, kind: 'review', text: reviewForm.message, rating: reviewForm.rating },
    ]);
    expect((await kept('leads')).map((form) => form.id)).not.toContain(id);
    expect((await releaseOf('leads', id)).status).toBe(404);
    expect((await releaseOf('reviews', id)).status).toBe(200);
    expect(await pending()).toMatchObject([{ _id: id, verified: true }]);
    expect(await kept('reviews')).toEqual([]);
  });

  it('releases a review without an invitation if its invitation was used meanwhile', async () => {
    const moderation = await openModeration(site);
    const { code } = await moderation.invite();
    const response = await site.post('/api/reviews', { ...reviewForm, ...spam, code });
    const { id } = (await response.json()).data;
    await moderation.write({ code });
    expect((await releaseOf('reviews', id)).status).toBe(200);
    const { items } = await ask('/api/reviews/moderation?status=pending');
    expect(items.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ verified: false });
  });

  it('shows quarantined leads to sales, and quarantined reviews to moderators', async () => {
    for (const [role, leads, reviews] of [
      ['sales', 200, 403],
      ['moderator', 403, 200],
    ] as const) {
      const own = bearer(await tokenOf(site, await addAccount(site, { role })));
      const statusOf = async (of: string) => (await site.get(`/api/${of}/quarantine`, own)).status;
      expect([await statusOf('leads'), await statusOf('reviews')]).toEqual([leads, reviews]);
    }
  });

  it('counts, exports and erases the quarantined submissions of a person', async () => {
    const email = 'Zoe@Quarantine.example';
    await site.post('/api/contact/submit', { ...contactForm, email, message: 'Only here.', ...spam });
    await site.post('/api/reviews', { ...reviewForm, email, ...spam });
    const people = async (what: string) =>
      (
        await (
          await postFrom(
            site,
            newAddress(),
            `/api/people/${what}`,
            { email: 'zoe@quarantine.example' },
            headers,
          )
        ).json()
      ).data;
    expect(await people('count')).toMatchObject({ leads: 0, quarantined: 2 });
    const { quarantined } = await people('export');
    expect(JSON.stringify(quarantined)).toContain('Only here.');
    expect(await people('erase')).toMatchObject({ leads: 0, quarantined: 2 });
    expect(await people('count')).toMatchObject({ quarantined: 0 });
  });
});

eachEngine('the store of the quarantine', (engine) => {
  const held = (createdAt: number): QuarantinedForm => {
    const lead = contactLead({ createdAt });
    return {
      id: lead.id,
      createdAt,
      sign: 'trap',
      key: lead.id,
      form: { of: 'lead', lead, destination: 'contact' },
    };
  };

  it('keeps the newest submissions of a form during a flood, and those of other forms', async () => {
    await using database = await openTestDatabase(engine);
    const quarantine = createQuarantine(database);
    const review = { id: 'r', name: 'Zoé', email: null, rating: 5, comment: 'x', lang: 'fr' } as const;
    await quarantine.keep(
      {
        ...held(NOON),
        id: 'r',
        form: {
          of: 'review',
          review: { ...review, experience: null, campaignPlatform: null, reward: null, createdAt: NOON },
          codeDigests: undefined,
        },
      },
      3,
    );
    const flood = Array.from({ length: 7 }, (_, i) => held(NOON + i));
    for (const form of flood) await quarantine.keep(form, 3);
    const { items, total } = await quarantine.page('lead', 0, { limit: 10, offset: 0 });
    expect(items).toEqual(flood.slice(-3).toReversed());
    expect(total).toBe(3);
    expect((await quarantine.page('review', 0, { limit: 10, offset: 0 })).total).toBe(1);
  });

  it('deletes submissions after 30 days', async () => {
    await using database = await openTestDatabase(engine);
    const quarantine = createQuarantine(database);
    const day = 86_400_000;
    await quarantine.keep(held(NOON - 30 * day - 1), 10);
    const young = await quarantine.keep(held(NOON - 30 * day), 10);
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    await forgetQuarantined({ clock: { now: () => NOON }, log, quarantine });
    const { items } = await quarantine.page('lead', 0, { limit: 10, offset: 0 });
    expect(items).toEqual([young]);
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ forms: 1 }, 'quarantined forms deleted');
  });
});
