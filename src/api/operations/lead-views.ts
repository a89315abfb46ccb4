import { z } from '@hono/zod-openapi';
import { deleteView, listViews, saveView } from '../../app/leads/views/lead-views.ts';
import { LeadReminder, LeadViewDraft, LeadViewDto } from '../../contracts/leads/lead-view.ts';
import { maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Leads', allow: maySell } as const;

/** Each account's settings of the list of leads: saved views, and reminders of follow-ups. */
export const leadViewOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/lead-views',
    summary: 'The saved views of the account',
    answer: z.array(LeadViewDto),
    meaning: 'The views, by name',
    run: ({ ports, asker }) => listViews(ports, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/lead-views',
    summary: 'Save a view',
    description:
      'Filters and order, as the address of the list has them, without the search text. A view of the same name is replaced. An account has at most 30.',
    body: LeadViewDraft,
    example: { name: 'To follow up', query: 'todo=today,overdue&sort=followUp&order=asc' },
    status: 201,
    answer: z.array(LeadViewDto),
    meaning: 'All views',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => saveView(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/lead-views/{id}',
    params: { id: 'Of the view.' },
    summary: 'Delete a view',
    answer: z.array(LeadViewDto),
    meaning: 'The views that are left',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => deleteView(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/lead-reminder',
    summary: 'Whether the account is reminded of follow-ups',
    answer: LeadReminder,
    meaning: 'The choice',
    run: async ({ ports, asker }) => ({ on: await ports.leadReminders.wanted(asker.who.account.id) }),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/lead-reminder',
    summary: 'Be reminded of follow-ups, or no longer',
    description:
      'One mail on the morning of each day with a follow-up, with numbers and links. Its language is that of messages.',
    body: LeadReminder,
    example: { on: true },
    answer: LeadReminder,
    meaning: 'The choice',
    run: async ({ ports, input, asker, locale }) => {
      await ports.leadReminders.set(asker.who.account.id, input.on ? locale : undefined);
      return input;
    },
  }),
] as const;
