import { createRoute, z } from '@hono/zod-openapi';
import {
  AssigneeDto,
  LeadChange,
  LeadDetailDto,
  LeadFilter,
  LeadPage,
  LeadQuery,
  NoteDraft,
} from '../contracts/lead.ts';
import { mayManage } from '../domain/account/role.ts';
import { leadExportWords } from '../i18n/lead-export-words.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter, queryParameters } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';
import { textStream } from './text-stream.ts';

const tags = ['Leads'];
const security = sessionSecurity;
const id = pathParameter('id', 'Of the lead.');
const guardFailures = ['unauthorized', 'forbidden', 'internal'] as const;

const list = createRoute({
  method: 'get',
  path: '/api/leads',
  tags,
  summary: 'A page of the leads that match',
  description:
    '`q` is part of a name or an e-mail address, whatever its capitals and accents. `kind`, `status`, `platform` and `delivery` are lists with commas. `assignee` is an account or `none`. `source` is one source; `sourceNot` leaves out those that it names, with commas. `budgetFrom` is part of the range, `budgetTo` is not. `costVersion` is the cost table of a simulation. `from` and `to` are days in the agency’s time zone, both included.',
  security,
  parameters: queryParameters(LeadQuery),
  middleware: [requireAccount(mayManage), query(LeadQuery)] as const,
  responses: { 200: succeeds(LeadPage, 'The page'), ...failures('invalid_fields', ...guardFailures) },
});

const csv = createRoute({
  method: 'get',
  path: '/api/leads.csv',
  tags,
  summary: 'All leads that match, for a spreadsheet',
  description:
    'The filter of the list. Headings and values are in the words of the back office, times in the agency’s time zone. Their language is that of messages. What spreadsheets expect goes with it: in fr, es and pt semicolons between cells and commas in numbers, in en commas and points. What a spreadsheet would compute, at the start of a text or behind what may end a cell, gets an apostrophe in front.',
  security,
  parameters: queryParameters(LeadFilter),
  middleware: [requireAccount(mayManage), query(LeadFilter)] as const,
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...failures('invalid_fields', 'rate_limited', ...guardFailures),
  },
});

const detail = createRoute({
  method: 'get',
  path: '/api/leads/{id}',
  tags,
  summary: 'A lead and what happened to it',
  security,
  parameters: [id],
  middleware: requireAccount(mayManage),
  responses: { 200: succeeds(LeadDetailDto, 'The lead'), ...failures('not_found', ...guardFailures) },
});

const change = createRoute({
  method: 'patch',
  path: '/api/leads/{id}',
  tags,
  summary: 'Change the status or the assignee',
  description: 'What is named is changed. Gives the lead as it is then.',
  security,
  parameters: [id],
  request: jsonRequest(LeadChange, { status: 'contacted' }),
  middleware: [requireAccount(mayManage), jsonBody(LeadChange)] as const,
  responses: {
    200: succeeds(LeadDetailDto, 'The lead'),
    ...failures('not_found', ...wrongBody, ...guardFailures),
  },
});

const note = createRoute({
  method: 'post',
  path: '/api/leads/{id}/notes',
  tags,
  summary: 'Write a note',
  security,
  parameters: [id],
  request: jsonRequest(NoteDraft, { text: 'Called back, wants an offer for two videos.' }),
  middleware: [requireAccount(mayManage), jsonBody(NoteDraft)] as const,
  responses: {
    201: succeeds(LeadDetailDto, 'The lead with its note'),
    ...failures('not_found', ...wrongBody, ...guardFailures),
  },
});

const assignees = createRoute({
  method: 'get',
  path: '/api/assignees',
  tags,
  summary: 'Who can be given a lead',
  security,
  middleware: requireAccount(mayManage),
  responses: { 200: succeeds(z.array(AssigneeDto), 'The accounts'), ...failures(...guardFailures) },
});

/** The back office's leads. */
export function addLeads(api: Api, { useCases }: ApiServices): void {
  api.openapi(list, async (c) => {
    const data = await useCases.listLeads(c.get('query'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(csv, async (c) => {
    const words = leadExportWords(c.get('locale'));
    const parts = await useCases.exportLeads(c.get('query'), words, askerOf(c));
    return c.body(textStream(parts), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    });
  });

  api.openapi(detail, async (c) => {
    const found = await useCases.findLead(c.req.param('id'));
    return found.ok ? c.json({ success: true as const, data: found.value }, 200) : failure(c, found.code);
  });

  api.openapi(change, async (c) => {
    const changed = await useCases.changeLead(c.req.param('id'), c.get('body'), askerOf(c));
    if (changed.ok) return c.json({ success: true as const, data: changed.value }, 200);
    if (changed.code === 'not_found') return failure(c, changed.code);
    const message = fieldMessage(errorsFor(c.get('locale')), changed.code);
    return failure(c, 'invalid_fields', { message, fields: { assigneeId: message } });
  });

  api.openapi(note, async (c) => {
    const noted = await useCases.addNote(c.req.param('id'), c.get('body'), askerOf(c));
    return noted.ok ? c.json({ success: true as const, data: noted.value }, 201) : failure(c, noted.code);
  });

  api.openapi(assignees, async (c) =>
    c.json({ success: true as const, data: await useCases.listAssignees() }, 200),
  );
}
