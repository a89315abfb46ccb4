import { listReports, readReport } from '../../app/reports/read-reports.ts';
import { stepReport } from '../../app/reports/step-report.ts';
import { submitReport } from '../../app/reports/submit-report.ts';
import {
  ReportAnswer,
  ReportDto,
  ReportList,
  ReportStep,
  ReportSubmission,
} from '../../contracts/content-report.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Content reports' } as const;
const params = { number: 'Of the report.' };

/** Reports of illegal content, after articles 16 and 17 of Regulation (EU) 2022/2065. */
export const contentReportOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/content-reports',
    limit: 'forms',
    summary: 'Report illegal content',
    description:
      'Stores the report, and mails its receipt with the number, and a notice to the agency. Name and e-mail address may be empty only with the reason `child_protection`. The same report within an hour has the same number, and no second receipt.',
    body: ReportSubmission,
    example: {
      object: 'page-midnight',
      address: 'https://example.com/p/midnight',
      reason: 'copyright',
      explanation: 'The photograph at the top is mine, and I did not permit its use.',
      name: 'Léa Martin',
      email: 'lea@example.com',
      goodFaith: true,
    },
    status: 201,
    answer: ReportAnswer,
    meaning: 'Stored',
    fails: ['invalid_fields', 'rate_limited'],
    run: ({ ports, input, facts }) => submitReport(ports, input, facts),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/content-reports',
    allow: mayModerate,
    summary: 'The reports of content',
    description:
      'The open ones by due time, those that programs seem to have sent last; the latest hundred that are closed.',
    answer: ReportList,
    meaning: 'The lists',
    run: ({ ports }) => listReports(ports),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/content-reports/{number}',
    params,
    allow: mayModerate,
    summary: 'A report of content',
    answer: ReportDto,
    meaning: 'The report',
    fails: ['not_found'],
    run: ({ ports, params: { number }, asker }) => readReport(ports, number, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content-reports/{number}/acts',
    params,
    allow: mayModerate,
    summary: 'Make a step of a report',
    description:
      '`look`: say whether it is `evident`. `ask`: mail a question (`words`) to its sender, once. `uphold` and `dismiss`: decide, with the reason in `words`; its sender is told. Upholding the report of a review takes the review off the pages; one that was written on this site needs a `ground`, and its author gets a statement of reasons; dismissing the report after that decision was contested puts the review back. Of any other content, `measure` says what was done. `again`: the decision is contested `by` the notifier or the author, once within six months. `version` is the one that was read: else 409, as for a step that the state does not allow. `words` of a decision must not name the sender of the report.',
    body: ReportStep,
    example: { act: 'look', version: 0, evident: true },
    answer: ReportDto,
    meaning: 'The report after the step',
    fails: ['not_found', 'report_conflict', 'invalid_fields'],
    run: ({ ports, params: { number }, input, asker }) => stepReport(ports, number, input, asker),
  }),
] as const;
