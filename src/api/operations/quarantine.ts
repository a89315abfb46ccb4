import { listQuarantined } from '../../app/quarantine/list-quarantined.ts';
import { releaseLead, releaseReview } from '../../app/quarantine/release-quarantined.ts';
import { QuarantinePage, QuarantineQuery, QuarantineReleased } from '../../contracts/leads/quarantine.ts';
import { mayModerate, maySell } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const leads = { tag: 'Leads', allow: maySell } as const;
const reviews = { tag: 'Moderation', allow: mayModerate } as const;
const params = { id: 'Of the submission.' };
const list = {
  method: 'get',
  description:
    'What forms received in the last 30 days with the signs of a program, the newest first; at most the newest 500 of each form. It is in no other list, count, export or delivery.',
  query: QuarantineQuery,
  answer: QuarantinePage,
  meaning: 'A page',
} as const;

/** Submissions that look like spam: those of leads for sales, those of reviews for moderators. */
export const quarantineOperations = [
  operation({
    ...leads,
    ...list,
    path: '/leads/quarantine',
    summary: 'The leads that look like spam',
    run: ({ ports, query }) => listQuarantined(ports, 'lead', query),
  }),
  operation({
    ...leads,
    method: 'post',
    path: '/leads/quarantine/{id}/release',
    params,
    summary: 'Store one that is no spam as a lead',
    description: 'It becomes a new lead with the day on which it arrived, and is delivered.',
    answer: QuarantineReleased,
    meaning: 'The lead',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => releaseLead(ports, params.id, asker),
  }),
  operation({
    ...reviews,
    ...list,
    path: '/reviews/quarantine',
    summary: 'The reviews that look like spam',
    run: ({ ports, query }) => listQuarantined(ports, 'review', query),
  }),
  operation({
    ...reviews,
    method: 'post',
    path: '/reviews/quarantine/{id}/release',
    params,
    summary: 'Store one that is no spam as a review',
    description:
      'It waits for a decision like any other. If its invitation was used or has ended meanwhile, it counts as written without one.',
    answer: QuarantineReleased,
    meaning: 'The review',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => releaseReview(ports, params.id, asker),
  }),
] as const;
