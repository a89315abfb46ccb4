import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { account, auditEntry, contactLead } from '../../../../tests/factories.ts';
import { createAccountStore } from '../../../adapters/db/accounts/account-store.ts';
import { createLeadDesk } from '../../../adapters/db/leads/lead-desk.ts';
import { createLeadReminders } from '../../../adapters/db/leads/lead-reminder-store.ts';
import { createLeadStore } from '../../../adapters/db/leads/lead-store.ts';
import type { LeadChange } from '../../../contracts/leads/lead-change.ts';
import { createMailTexts } from '../../../i18n/messages/mail-texts.ts';
import { changeLead } from '../manage/change-lead.ts';
import { remindOfFollowUps } from './remind-of-follow-ups.ts';

const SITE = 'https://mdmc.example';
const at = (time: string) => Date.parse(`2026-11-26T${time}:00+01:00`);

eachEngine('the reminder of follow-ups', (engine) => {
  async function start(clock: { now: number }) {
    const database = await openTestDatabase(engine);
    const accounts = createAccountStore(database);
    const [lea, max, gone] = [account(), account(), account()];
    for (const one of [lea, max, gone]) await accounts.create(one, auditEntry());
    const leadReminders = createLeadReminders(database);
    const desk = createLeadDesk(database);
    const store = createLeadStore(database);
    /** Stores a lead with a follow-up. */
    const follow = async (followUp: string, assigneeId: string | null) => {
      const lead = contactLead();
      await store.save(lead, []);
      await desk.change([lead.id], ({ id, toldAt: _at, ...before }) => ({
        ok: true,
        after: { ...before, followUp, assigneeId },
        entries: [auditEntry({ subject: id })],
      }));
      return lead;
    };
    const ports = {
      clock: { now: () => clock.now },
      ids: { next: randomUUID },
      log: { info() {}, warn() {}, error() {} },
      leadReminders,
      mailTexts: createMailTexts(() => SITE),
    };
    const mails = () =>
      database.db.selectFrom('mails').select(['recipient', 'subject', 'body']).orderBy('id').execute();
    return {
      database,
      accounts,
      /** Changes a lead as Léa does. */
      desk: (id: string, change: LeadChange) =>
        changeLead({ clock: ports.clock, desk, accounts }, id, change, {
          who: { account: lea, sessionId: 's' },
          requestId: 'r',
        }),
      lea,
      max,
      gone,
      leadReminders,
      follow,
      mails,
      remind: () => remindOfFollowUps(ports),
    };
  }

  it('mails the accounts that want it once a morning, with only numbers and links', async () => {
    const clock = { now: at('06:59') };
    const { database, lea, max, gone, leadReminders, follow, mails, remind, accounts } = await start(clock);
    await leadReminders.set(lea.id, 'fr');
    await leadReminders.set(gone.id, 'fr');
    await accounts.disable(gone.id, auditEntry());
    const lead = await follow('2026-11-26', lea.id);
    await follow('2026-11-20', lea.id);
    await follow('2026-11-25', null);
    await follow('2026-11-25', max.id);
    await follow('2026-11-27', lea.id);
    await remind();
    expect(await mails()).toEqual([]);
    clock.now = at('07:00');
    // Several processes run at once.
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const sent = await mails();
    expect(sent).toMatchObject([{ recipient: lea.email, subject: '3 relances à faire aujourd’hui' }]);
    expect(sent[0]?.body).toContain('2 relances vous sont confiées :');
    expect(sent[0]?.body).toContain(`${SITE}/admin/dashboard/leads?todo=today,overdue&assignee=${lea.id}`);
    expect(sent[0]?.body).toContain('Une relance n’a pas de responsable :');
    expect(sent[0]?.body).not.toMatch(new RegExp(`${lead.fields.name}|${lead.fields.email}`));
    clock.now += 24 * 3_600_000;
    await remind();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '3 relances à faire aujourd’hui',
      '4 relances à faire aujourd’hui',
    ]);
    await database.close();
  });

  interface State {
    it: string;
    /** The line of Léa's mail; absent: no mail. */
    told?: RegExp;
    followUp?: string;
    of?: 'lea' | 'max' | 'nobody';
    change?: LeadChange;
    /** The change of Max's account. */
    account?: { disabled_at: number } | { role: 'moderator' };
  }
  const later = '2026-11-27';
  const mine = /Une relance vous est confiée/;
  const free = /Une relance n’a pas de responsable/;
  const states: State[] = [
    { it: 'is due today', told: mine },
    { it: 'was due before', told: mine, followUp: '2026-11-02' },
    { it: 'is due tomorrow', followUp: later },
    { it: 'was done', change: { followUp: null } },
    { it: 'was moved to tomorrow', change: { followUp: later } },
    { it: 'has a lead that was contacted', told: mine, change: { status: 'contacted' } },
    { it: 'has a lead that was lost', change: { status: 'lost', lostReason: 'price' } },
    { it: 'has a lead that was won', change: { status: 'won' } },
    {
      it: 'was set for today as its lead was lost',
      told: mine,
      followUp: later,
      change: { status: 'lost', followUp: '2026-11-26' },
    },
    { it: 'has no assignee', told: free, of: 'nobody' },
    { it: 'lost its assignee', told: free, change: { assigneeId: null } },
    { it: 'is that of another account', of: 'max' },
    { it: 'is that of a disabled account', told: free, of: 'max', account: { disabled_at: 1 } },
    {
      it: 'is that of an account that may see leads no more',
      told: free,
      of: 'max',
      account: { role: 'moderator' },
    },
  ];
  it.each(states)('mails the expected line about a follow-up that $it: $told', async (state) => {
    const { database, desk, lea, max, leadReminders, follow, mails, remind } = await start({
      now: at('09:00'),
    });
    await leadReminders.set(lea.id, 'fr');
    const { followUp = '2026-11-26', of = 'lea' } = state;
    const lead = await follow(followUp, { lea: lea.id, max: max.id, nobody: null }[of]);
    if (state.change) expect(await desk(lead.id, state.change)).toMatchObject({ ok: true });
    if (state.account)
      await database.db.updateTable('accounts').set(state.account).where('public_id', '=', max.id).execute();
    await remind();
    const bodies = (await mails()).map(({ body }) => body);
    expect(bodies).toEqual(state.told ? [expect.stringMatching(state.told)] : []);
    await database.close();
  });

  it('sends no mail on a day without a follow-up, nor after the reminder was switched off', async () => {
    const clock = { now: at('09:00') };
    const { database, lea, leadReminders, follow, mails, remind } = await start(clock);
    await leadReminders.set(lea.id, 'en');
    expect(await leadReminders.wanted(lea.id)).toBe(true);
    await remind();
    await follow('2026-11-26', lea.id);
    await remind();
    expect(await mails()).toEqual([]);
    await leadReminders.set(lea.id, undefined);
    expect(await leadReminders.wanted(lea.id)).toBe(false);
    clock.now += 24 * 3_600_000;
    await remind();
    expect(await mails()).toEqual([]);
    await database.close();
  });
});
