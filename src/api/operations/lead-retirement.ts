import { keepPersons } from '../../app/privacy/retirement/keep-persons.ts';
import { listEnding } from '../../app/privacy/retirement/list-ending.ts';
import { retireByHand } from '../../app/privacy/retirement/retire-by-hand.ts';
import {
  KeepDraft,
  RetirementCount,
  RetirementDto,
  RetireRequest,
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
    path: '/lead-retirement/erase',
    allow: mayManage,
    limit: 'costly',
    summary: 'Delete leads that end soon now',
    description:
      'Only persons of the list; others are ignored. Their sums stay in the figures, and each automation that received one of the leads is sent `lead.erased` with `email: null`.',
    body: RetireRequest,
    example: { ids: ['018f4f2a'] },
    answer: RetirementCount,
    meaning: 'The number of deleted leads',
    run: ({ ports, input, asker }) => retireByHand(ports, input, asker),
  }),
] as const;
