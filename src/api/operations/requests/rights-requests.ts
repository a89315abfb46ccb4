import { listRights, noteRight, stepRight } from '../../../app/privacy/rights/rights-requests.ts';
import { RightsAct, RightsDraft, RightsList, RightsRequestDto } from '../../../contracts/rights-request.ts';
import { maySell } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'People', path: '/rights-requests', allow: maySell } as const;

/** The requests of persons that staff answer within a month. */
export const rightsRequestOperations = [
  operation({
    ...shared,
    method: 'get',
    summary: 'The requests of persons',
    description:
      'The open ones by due time, the latest hundred that are closed, and what persons did themselves at `/mes-donnees` in the last seven days, without who.',
    answer: RightsList,
    meaning: 'The lists',
    run: ({ ports }) => listRights(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    status: 201,
    summary: 'Note a request that came elsewhere',
    description: 'An open request of the same person and kind stays one.',
    body: RightsDraft,
    example: { email: 'lea@example.com', kind: 'address', locale: 'fr' },
    answer: RightsRequestDto,
    meaning: 'The request',
    infallible: true,
    run: ({ ports, input, asker }) => noteRight(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/rights-requests/{number}/acts',
    params: { number: 'Of the request.' },
    summary: 'Close a request, or take two months more',
    description:
      '`prolong` mails the reason to the person, once, within the first month (GDPR, article 12(3)); later: 422. A request that is not open: 404.',
    body: RightsAct,
    example: { act: 'close' },
    answer: RightsRequestDto,
    meaning: 'The request after it',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params: { number }, input, asker }) => stepRight(ports, number, input, asker),
  }),
] as const;
