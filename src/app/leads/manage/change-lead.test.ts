import { expect, it, vi } from 'vitest';
import { NOON } from '../../../../tests/factories.ts';
import type { LeadChange } from '../../../contracts/leads/lead-change.ts';
import type { Account } from '../../ports/account.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { LeadDesk, LeadToChange } from '../../ports/leads.ts';
import { changeLead } from './change-lead.ts';

const state = {
  status: 'new',
  assigneeId: null,
  followUp: null,
  lostReason: null,
  lostNote: null,
  wonValue: null,
  name: 'Zoé',
  email: 'zoe@example.com',
  phone: null,
} as const;
const lead: LeadToChange = { id: 'l', ...state, toldAt: null };
const owner = { id: 'owner', role: 'admin', disabledAt: null } as Account;

/** Returns the decision about a change that the desk gets. */
async function judgementOf(change: LeadChange, before: Partial<LeadToChange> = {}, candidate?: Account) {
  const judged = vi.fn();
  const desk = {
    async change(_ids: readonly string[], judge: Parameters<LeadDesk['change']>[1]) {
      judged(judge({ ...lead, ...before }, candidate));
      return { ok: false, code: 'stop' };
    },
  } as unknown as LeadDesk;
  const ports = { clock: { now: () => NOON }, desk } as Ports;
  await changeLead(ports, 'l', change, { who: { sessionId: 's', account: owner }, requestId: 'r' });
  return judged.mock.calls[0]?.[0];
}

it('records a new status and a new assignee in separate audit entries', async () => {
  const { after, entries } = await judgementOf({ status: 'won', assigneeId: 'owner' }, {}, owner);
  expect(after).toEqual({ ...state, status: 'won', assigneeId: 'owner' });
  const entry = { at: NOON, actorId: 'owner', requestId: 'r', subject: 'l' };
  expect(entries).toEqual([
    { ...entry, action: 'lead_assigned', before: { assignee: null }, after: { assignee: 'owner' } },
    { ...entry, action: 'lead_status_changed', before: { status: 'new' }, after: { status: 'won' } },
  ]);
});

it('records nothing when the values are unchanged', async () => {
  expect(await judgementOf({ status: 'new', assigneeId: null })).toMatchObject({ ok: true, entries: [] });
});

it('records a change that waited for another one no earlier than the newest audit entry of the lead', async () => {
  const { entries } = await judgementOf({ status: 'won' }, { toldAt: NOON + 5 });
  expect(entries[0].at).toBe(NOON + 5);
});

it.each([
  ['no account', undefined],
  ['a disabled account', { ...owner, disabledAt: 1 }],
  ['an account that sees no leads', { ...owner, role: 'moderator' as const }],
])('refuses %s as assignee', async (_name, candidate) => {
  expect(await judgementOf({ assigneeId: 'other' }, {}, candidate)).toEqual({
    ok: false,
    code: 'assignee_unknown',
  });
});

it('records the reason with the new status, and not the note', async () => {
  const { after, entries } = await judgementOf({
    status: 'lost',
    lostReason: 'price',
    lostNote: 'Zoé found it too dear',
  });
  expect(after).toMatchObject({ lostReason: 'price', lostNote: 'Zoé found it too dear' });
  expect(entries).toMatchObject([{ after: { status: 'lost', lostReason: 'price' } }]);
  expect(JSON.stringify(entries)).not.toContain('Zoé');
});

it('records an amount that is typed after the lead was won', async () => {
  const won = { status: 'won', wonValue: null } as const;
  const { after, entries } = await judgementOf({ wonValue: 150_000 }, won);
  expect(after.wonValue).toBe(150_000);
  expect(entries).toMatchObject([
    { action: 'lead_outcome_changed', before: {}, after: { wonValue: 150_000 } },
  ]);
});

it('removes the amount and the reason of a lead that is no longer won or lost', async () => {
  const { after, entries } = await judgementOf(
    { status: 'qualified' },
    { status: 'won', wonValue: 150_000, lostReason: null },
  );
  expect(after).toMatchObject({ status: 'qualified', wonValue: null, lostReason: null });
  expect(entries).toMatchObject([{ before: { status: 'won', wonValue: 150_000 } }]);
  expect((await judgementOf({ lostReason: 'price', wonValue: 5 })).after).toMatchObject({
    lostReason: null,
    wonValue: null,
  });
});

it.each(['won', 'lost'] as const)(
  'ends the follow-up of a lead that is %s, in an entry of its own',
  async (status) => {
    const { after, entries } = await judgementOf({ status }, { followUp: '2026-11-30' });
    expect(after.followUp).toBeNull();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'lead_follow_up_changed',
      'lead_status_changed',
    ]);
    const named = await judgementOf({ status, followUp: '2027-03-01' }, { followUp: '2026-11-30' });
    expect(named.after.followUp).toBe('2027-03-01');
  },
);

it('records that the telephone was changed, without the numbers', async () => {
  const { after, entries } = await judgementOf({ phone: '+33 6 12 34 56 78' }, { phone: '01 23 45 67 89' });
  expect(after.phone).toBe('+33 6 12 34 56 78');
  expect(entries).toMatchObject([{ action: 'lead_phone_changed', subject: 'l', before: null, after: null }]);
  expect((await judgementOf({ phone: '' }, { phone: '01 23 45 67 89' })).after.phone).toBeNull();
});

it('records that name and address were corrected, without the former and the new values', async () => {
  const { after, entries } = await judgementOf({ name: 'Zoë', email: 'zoe@example.org' });
  expect(after).toMatchObject({ name: 'Zoë', email: 'zoe@example.org' });
  const told = { subject: 'l', before: null, after: null };
  expect(entries).toMatchObject([
    { ...told, action: 'lead_name_changed' },
    { ...told, action: 'lead_email_changed' },
  ]);
});

it('refuses to remove the address of a lead without a telephone', async () => {
  expect(await judgementOf({ email: '' })).toEqual({ ok: false, code: 'lead_reach' });
  const { after } = await judgementOf({ email: '' }, { phone: '01 23 45 67 89' });
  expect(after.email).toBe('');
});

it('refuses to remove the telephone of a lead without an address', async () => {
  const before = { email: '', phone: '01 23 45 67 89' };
  expect(await judgementOf({ phone: null }, before)).toEqual({ ok: false, code: 'lead_reach' });
  expect(await judgementOf({ status: 'won' }, before)).toMatchObject({
    ok: true,
    after: { phone: before.phone },
  });
});
