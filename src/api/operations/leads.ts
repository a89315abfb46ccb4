import { z } from '@hono/zod-openapi';
import { exportPipeline, pipelineColumnKinds } from '../../app/leads/export/export-pipeline.ts';
import { addLead } from '../../app/leads/manage/add-lead.ts';
import { addNote } from '../../app/leads/manage/add-note.ts';
import { changeLead, changeLeads } from '../../app/leads/manage/change-lead.ts';
import { countTodos } from '../../app/leads/manage/count-todos.ts';
import { findLead } from '../../app/leads/manage/find-lead.ts';
import { findNeighbours } from '../../app/leads/manage/find-neighbours.ts';
import { listAssignees } from '../../app/leads/manage/list-assignees.ts';
import { listLeadsPage } from '../../app/leads/manage/list-leads-page.ts';
import {
  AssigneeDto,
  LeadCounts,
  LeadDetailDto,
  LeadExportQuery,
  LeadFilter,
  LeadNeighbours,
  LeadPage,
  LeadQuery,
  NoteDraft,
} from '../../contracts/leads/lead.ts';
import { LeadChange, LeadsChange, LeadsChanged } from '../../contracts/leads/lead-change.ts';
import { LeadAdded, ManualLeadDraft } from '../../contracts/leads/manual-lead.ts';
import { maySell } from '../../domain/account/role.ts';
import { leadExportWords } from '../../i18n/export/lead-export-words.ts';
import { operation, rawOperation } from '../operation.ts';
import { csvAnswer, XLSX, xlsxAnswer } from '../table-answer.ts';

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
      '`q` is part of a name, an e-mail address or a telephone number, whatever its capitals and accents. `kind`, `status`, `platform` and `delivery` are lists with commas. `todo` is a list of `new`, `today` and `overdue`: leads without an answer, and leads whose follow-up is on the agency’s present day or before it. `assignee` is an account or `none`, which means no account, or one that can no longer be given a lead. `source` is one source; `sourceNot` leaves out those that it names, with commas. `budgetFrom` is part of the range, `budgetTo` is not. `costVersion` is the cost table of a simulation. `from` and `to` are days in the agency’s time zone, both included.',
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
      'The filter of the list; `ids`, with commas, narrows to these leads. Headings and values are in the words of the back office, times in the agency’s time zone. Their language is that of messages. What spreadsheets expect goes with it: in fr, es and pt semicolons between cells and commas in numbers, in en commas and points. What a spreadsheet would compute, at the start of a text or behind what may end a cell, gets an apostrophe in front.',
    query: LeadExportQuery,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    run: async ({ ports, query, asker, locale, c }) => {
      const words = leadExportWords(locale);
      const table = await exportPipeline(ports, query, words, asker);
      return csvAnswer(c, 'leads', table, words.separator);
    },
  }),
  rawOperation({
    ...shared,
    method: 'get',
    path: '/leads.xlsx',
    limit: 'exports',
    summary: 'All leads that match, as a workbook',
    description:
      'The filter of the list and `ids`, with the columns and the words of the CSV file. Days and amounts are dates and numbers of the workbook.',
    query: LeadExportQuery,
    response: { status: 200, description: 'The file', contentType: XLSX },
    run: async ({ ports, query, asker, locale, c }) => {
      const words = leadExportWords(locale);
      const table = await exportPipeline(ports, query, words, asker);
      return xlsxAnswer(c, 'leads', table, words.title, pipelineColumnKinds);
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/leads/counts',
    summary: 'How many leads ask for something today',
    description: 'New leads, and those to follow up on the agency’s present day or before it.',
    answer: LeadCounts,
    meaning: 'The numbers',
    run: ({ ports }) => countTodos(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/leads',
    summary: 'Enter a lead by hand',
    description:
      'For a person who called or wrote. An e-mail address or a telephone number is needed. `basis` says why the details may be kept: the person `asked` for an answer or an offer, or `agreed` to be contacted. With `deliver` the lead goes to the automation of messages. The same `key` stores one lead.',
    body: ManualLeadDraft,
    example: {
      name: 'Léa Martin',
      phone: '+33 6 12 34 56 78',
      message: 'Her single comes out on 12 September.',
      platform: 'youtube',
      channel: 'phone',
      basis: 'asked',
    },
    status: 201,
    answer: LeadAdded,
    meaning: 'Stored',
    fails: ['idempotency_conflict'],
    run: ({ ports, input, asker }) => addLead(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/leads',
    summary: 'Change several leads alike',
    description:
      'What is named is changed, of all of them or of none. Leads that no longer exist are left out of the number.',
    body: LeadsChange,
    example: { ids: ['5f0c0a5e-6a0c-4a3f-8f43-2f6f1c1f7a10'], status: 'lost', lostReason: 'price' },
    answer: LeadsChanged,
    meaning: 'The number of leads that were found',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => changeLeads(ports, input, asker),
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
    summary:
      'Change the status, the assignee, the follow-up, the outcome, the name, the address or the telephone',
    description:
      'What is named is changed. `lostReason` and `lostNote` belong to a lost lead, `wonValue` to a won one, in cents of a euro. A lead that is won or lost loses its follow-up unless the change names one. `name`, `email` and `phone` correct typing errors: list, search, exports and the person’s data use the new value, deliveries and mails that exist keep the former one. A lead keeps an e-mail address or a telephone. Gives the lead as it is then.',
    body: LeadChange,
    example: { status: 'contacted' },
    answer: LeadDetailDto,
    meaning: 'The lead',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params, input, asker }) => changeLead(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/leads/{id}/neighbours',
    params,
    summary: 'The leads before and after one in a list',
    description: 'The filter and the order are those of the list.',
    query: LeadFilter,
    answer: LeadNeighbours,
    meaning: 'Their ids',
    fails: ['not_found'],
    run: ({ ports, params, query }) => findNeighbours(ports, params.id, query),
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
