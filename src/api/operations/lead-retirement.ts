import { askPersons } from '../../app/privacy/retirement/ask-persons.ts';
import { keepPersons } from '../../app/privacy/retirement/keep-persons.ts';
import { listEnding } from '../../app/privacy/retirement/list-ending.ts';
import { retireByHand } from '../../app/privacy/retirement/retire-by-hand.ts';
import {
  KeepDraft,
  RetirementCount,
  RetirementDto,
  RetireRequest,
  StayAsked,
} from '../../contracts/leads/retirement.ts';
import { mayManage, maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'People', path: '/lead-retirement' } as const;

/** The end of leads three years after the last contact by the person. */
export const leadRetirementOperations = [
  operation({
    ...shared,
    method: 'get',
    allow: maySell,
    summary: 'The leads that end soon',
    description:
      'Those of this month and of the next three, by person, with what stays of them in the figures, those that are kept, and why the site deletes nothing, if it does not. A person is named by its newest lead.',
    answer: RetirementDto,
    meaning: 'The list',
    run: ({ ports }) => listEnding(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/lead-retirement/keep',
    allow: maySell,
    summary: 'Keep the leads of persons for a reason',
    description:
      'Until a day, at most a year from today. The reason becomes a note of the newest lead. The newest word about a person decides: `until` today ends an earlier one.',
    body: KeepDraft,
    example: { ids: ['018f4f2a'], reason: 'A dispute about the invoice.', until: '2027-06-01' },
    answer: RetirementCount,
    meaning: 'The number of persons',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => keepPersons(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/lead-retirement/ask',
    allow: maySell,
    limit: 'costly',
    summary: 'Ask persons whether their leads are to be kept',
    description:
      'By one mail in the language of their newest lead, once after the last contact. Only persons of the list with an address; samples, those who are kept and those who were asked are ignored. They have 30 days to press the button of the page in the mail, and nothing of them is deleted before; without an answer the leads end after it.',
    body: RetireRequest,
    example: { ids: ['018f4f2a'] },
    answer: StayAsked,
    meaning: 'The number of persons who were asked',
    fails: ['mail_not_configured'],
    run: ({ ports, input, asker }) => askPersons(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/lead-retirement/erase',
    allow: mayManage,
    limit: 'costly',
    summary: 'Delete leads that end soon now',
    description:
      'Only persons of the list; others are ignored, and those who were asked whether to stay and may still answer. Their sums stay in the figures, and each automation that received one of the leads is sent `lead.erased` with `email: null`.',
    body: RetireRequest,
    example: { ids: ['018f4f2a'] },
    answer: RetirementCount,
    meaning: 'The number of deleted leads',
    run: ({ ports, input, asker }) => retireByHand(ports, input, asker),
  }),
] as const;
