import { expect, it, vi } from 'vitest';
import { NOON } from '../../../../tests/factories.ts';
import type { LeadChange } from '../../../contracts/lead.ts';
import type { Account } from '../../ports/account.ts';
import type { LeadDesk, LeadToChange } from '../../ports/leads.ts';
import { changeLead } from './change-lead.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

const lead: LeadToChange = { status: 'new', assigneeId: null, toldAt: null };
const owner = { id: 'owner', role: 'admin', disabledAt: null } as Account;

/** Returns the judgement of a change that the desk receives. */
async function judgementOf(change: LeadChange, before: Partial<LeadToChange> = {}, candidate?: Account) {
  const judged = vi.fn();
  const desk = {
    async change(_id: string, judge: Parameters<LeadDesk['change']>[1]) {
      judged(judge({ ...lead, ...before }, candidate));
      return undefined;
    },
  } as unknown as LeadDesk;
  const ports = { clock: { now: () => NOON }, desk } as PipelinePorts;
  await changeLead(ports, 'l', change, { who: { sessionId: 's', account: owner }, requestId: 'r' });
  return judged.mock.calls[0]?.[0];
}

it('records a new status and a new assignee in separate audit entries', async () => {
  const { after, entries } = await judgementOf({ status: 'won', assigneeId: 'owner' }, {}, owner);
  expect(after).toEqual({ status: 'won', assigneeId: 'owner' });
  const entry = { at: NOON, actorId: 'owner', requestId: 'r', subject: 'l' };
  expect(entries).toEqual([
    { ...entry, action: 'lead_assigned', before: { assignee: null }, after: { assignee: 'owner' } },
    { ...entry, action: 'lead_status_changed', before: { status: 'new' }, after: { status: 'won' } },
  ]);
});

it('records nothing when the values are unchanged', async () => {
  expect(await judgementOf({ status: 'new', assigneeId: null })).toMatchObject({ ok: true, entries: [] });
});

it('records a change not earlier than the newest audit entry of the lead, if it began before and waited', async () => {
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
