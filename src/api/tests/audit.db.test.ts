import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { auditEntry, campaign, contactLead, fetchedReview, NOON } from '../../../tests/factories.ts';
import { problemOf } from '../../../tests/refusals.ts';
import { openModeration } from '../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import type { Account } from '../../app/ports/account.ts';
import type { AuditEntryDto } from '../../contracts/audit.ts';

const SCRIPT = '<script>alert("é")</script>';
const HOUR = 3_600_000;

eachEngine('GET /api/audit', (engine) => {
  let site: TestSite;
  let admin: Account;
  let moderator: Account;
  let token: string;
  const lead = contactLead({ fields: { ...contactLead().fields, name: SCRIPT } });
  const nova = campaign();
  let reviewId: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await addAccount(site, { email: 'lea@example.com' });
    moderator = await addAccount(site, { email: 'max@example.com', name: 'Max Petit', role: 'moderator' });
    token = await tokenOf(site, admin);
    await site.stores.leads.save(lead, []);
    await site.feeds.reviews.replace('vendor', [fetchedReview({ name: 'Zoé M.' })], NOON);
    reviewId = (await site.pageFeeds.reviews('fr')).items[0]?.id ?? '';
    await site.stores.campaigns.create(nova, entry({ action: 'campaign_created', subject: nova.id }));
    for (const [hours, changes] of [
      [
        1,
        {
          action: 'lead_status_changed',
          subject: lead.id,
          before: { status: 'new' },
          after: { status: 'won' },
        },
      ],
      [2, { action: 'lead_assigned', subject: 'a lead that is gone' }],
      [3, { action: 'review_decided', subject: reviewId, actorId: moderator.id }],
      [4, { action: 'password_reset', subject: moderator.id, actorId: null }],
      [5, { action: 'webhook_tested', subject: 'contact' }],
      [6, { action: 'sign_in_failed', subject: null, actorId: null }],
    ] as const) {
      await site.stores.audit.append(entry({ ...changes, at: NOON + hours * HOUR }));
    }
  });
  afterAll(() => site.close());

  const entry = (changes: Parameters<typeof auditEntry>[0]) =>
    auditEntry({ actorId: admin.id, requestId: 'request', ...changes });
  const get = (query = '', as = token) => site.get(`/api/audit?${query}`, bearer(as));
  const page = async (query: string) => (await (await get(query)).json()).data;
  /** Limits the list to the entries of this test: the accounts were created earlier, the sign-in is of today. */
  const written = `from=${new Date(NOON).toISOString()}&until=${new Date(NOON + 24 * HOUR).toISOString()}`;
  const actions = async (query: string) =>
    (await page(`${written}&${query}`)).items.map(({ action }: AuditEntryDto) => action);

  it('lists entries newest first, with the current names of accounts and subjects', async () => {
    const { items, accounts, ...rest } = await page(written);
    expect(rest).toEqual({ total: 7, page: 1, pageSize: 25 });
    expect(accounts).toEqual([
      { id: admin.id, email: 'lea@example.com', name: '' },
      { id: moderator.id, email: 'max@example.com', name: 'Max Petit' },
    ]);
    const lea = { id: admin.id, email: 'lea@example.com', name: '' };
    expect(
      items.map(({ action, actor, subject }: AuditEntryDto) => [action, actor?.email ?? null, subject]),
    ).toEqual([
      ['sign_in_failed', null, null],
      ['webhook_tested', lea.email, { id: 'contact', name: null, exists: false }],
      ['password_reset', null, { id: moderator.id, name: 'Max Petit', exists: true }],
      ['review_decided', 'max@example.com', { id: reviewId, name: 'Zoé M.', exists: true }],
      ['lead_assigned', lea.email, { id: 'a lead that is gone', name: null, exists: false }],
      ['lead_status_changed', lea.email, { id: lead.id, name: SCRIPT, exists: true }],
      ['campaign_created', lea.email, { id: nova.id, name: 'Nova', exists: true }],
    ]);
    expect(items[5]).toEqual({
      at: new Date(NOON + HOUR).toISOString(),
      action: 'lead_status_changed',
      actor: lea,
      subject: { id: lead.id, name: SCRIPT, exists: true },
      before: { status: 'new' },
      after: { status: 'won' },
      requestId: 'request',
    });
  });

  it('filters by action, by account (as actor or subject), and by the absence of an account', async () => {
    expect(await actions(`account=${moderator.id}`)).toEqual(['password_reset', 'review_decided']);
    expect(await actions('account=none')).toEqual(['sign_in_failed', 'password_reset']);
    expect(await actions('account=unknown')).toEqual([]);
    expect(await actions('action=lead_assigned')).toEqual(['lead_assigned']);
    expect(await actions(`action=review_decided&account=${admin.id}`)).toEqual([]);
    expect((await page('action=signed_in')).items).toMatchObject([{ actor: { id: admin.id } }]);
    expect(await actions(`account=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  it('filters by time, with `from` included and `until` excluded', async () => {
    const between = async (from: string, until: string) =>
      (await page(`from=${encodeURIComponent(from)}&until=${encodeURIComponent(until)}`)).items.map(
        ({ action }: AuditEntryDto) => action,
      );
    expect(await between('2026-11-02T13:00:00Z', '2026-11-02T15:00:00Z')).toEqual([
      'lead_assigned',
      'lead_status_changed',
    ]);
    expect(await between('2026-11-02T14:00:00+01:00', '2026-11-02T15:00:00+01:00')).toEqual([
      'lead_status_changed',
    ]);
  });

  it('returns the entries in pages', async () => {
    for (let i = 0; i < 30; i += 1) {
      await site.stores.audit.append(entry({ action: 'leads_exported', at: NOON + 30 * HOUR, after: { i } }));
    }
    const [first, second] = [await page('action=leads_exported'), await page('action=leads_exported&page=2')];
    expect([first.total, first.items.length, second.items.length]).toEqual([30, 25, 5]);
    const seen = [...first.items, ...second.items].map(({ after }) => after.i);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => 29 - i));
    expect(await page('action=leads_exported&page=3')).toMatchObject({ items: [], total: 30 });
  });

  it.each([
    'action=destroy',
    'from=yesterday',
    'until=2026-11-02',
    'page=0',
    'pageSize=7',
    `account=${'x'.repeat(65)}`,
  ])('returns 422 for ?%s', async (query) => {
    const response = await get(query);
    expect(await problemOf(response)).toEqual([422, 'invalid_fields']);
  });

  it('names an invitation by the invited client, and never by its code', async () => {
    const { code } = await (await openModeration(site)).invite({ client: 'Écho' });
    const answer = await (await get('action=invitation_created')).text();
    const { items } = JSON.parse(answer).data;
    expect(items).toMatchObject([{ subject: { name: 'Écho', exists: true } }]);
    expect(answer).not.toContain(code);
  });
});
