import { z } from '@hono/zod-openapi';
import { exportPipeline } from '../../app/leads/export/export-pipeline.ts';
import { addNote } from '../../app/leads/manage/add-note.ts';
import { changeLead } from '../../app/leads/manage/change-lead.ts';
import { findLead } from '../../app/leads/manage/find-lead.ts';
import { listAssignees } from '../../app/leads/manage/list-assignees.ts';
import { listLeadsPage } from '../../app/leads/manage/list-leads-page.ts';
import {
  AssigneeDto,
  LeadChange,
  LeadDetailDto,
  LeadFilter,
  LeadPage,
  LeadQuery,
  NoteDraft,
} from '../../contracts/lead.ts';
import { maySell } from '../../domain/account/role.ts';
import { leadExportWords } from '../../i18n/lead-export-words.ts';
import { operation, rawOperation } from '../operation.ts';
import { textStream } from '../text-stream.ts';

const shared = { tag: 'Leads', allow: maySell } as const;
const params = { id: 'Of the lead.' };

/** The leads, for sales. */
export const leadOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/leads',
    summary: 'A page of the leads that match',
    description:
      '`q` is part of a name or an e-mail address, whatever its capitals and accents. `kind`, `status`, `platform` and `delivery` are lists with commas. `assignee` is an account or `none`. `source` is one source; `sourceNot` leaves out those that it names, with commas. `budgetFrom` is part of the range, `budgetTo` is not. `costVersion` is the cost table of a simulation. `from` and `to` are days in the agency’s time zone, both included.',
    query: LeadQuery,
    answer: LeadPage,
    meaning: 'The page',
    run: ({ ports, query }) => listLeadsPage(ports, query),
  }),
  rawOperation({
    ...shared,
    method: 'get',
    path: '/leads.csv',
    limit: 'exports',
    summary: 'All leads that match, for a spreadsheet',
    description:
      'The filter of the list. Headings and values are in the words of the back office, times in the agency’s time zone. Their language is that of messages. What spreadsheets expect goes with it: in fr, es and pt semicolons between cells and commas in numbers, in en commas and points. What a spreadsheet would compute, at the start of a text or behind what may end a cell, gets an apostrophe in front.',
    query: LeadFilter,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    run: async ({ ports, query, asker, locale, c }) =>
      c.body(textStream(await exportPipeline(ports, query, leadExportWords(locale), asker)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/leads/{id}',
    params,
    summary: 'A lead and what happened to it',
    answer: LeadDetailDto,
    meaning: 'The lead',
    fails: ['not_found'],
    run: ({ ports, params }) => findLead(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/leads/{id}',
    params,
    summary: 'Change the status or the assignee',
    description: 'What is named is changed. Gives the lead as it is then.',
    body: LeadChange,
    example: { status: 'contacted' },
    answer: LeadDetailDto,
    meaning: 'The lead',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params, input, asker }) => changeLead(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/leads/{id}/notes',
    params,
    summary: 'Write a note',
    body: NoteDraft,
    example: { text: 'Called back, wants an offer for two videos.' },
    status: 201,
    answer: LeadDetailDto,
    meaning: 'The lead with its note',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => addNote(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/assignees',
    summary: 'The accounts that can be given a lead',
    answer: z.array(AssigneeDto),
    meaning: 'The accounts',
    run: ({ ports }) => listAssignees(ports),
  }),
] as const;
