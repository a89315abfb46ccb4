import { changeCosts } from '../../app/costs/change-costs.ts';
import { costRows } from '../../app/costs/cost-rows.ts';
import { proposal } from '../../app/costs/propose-costs.ts';
import { publishCosts, refuseCosts } from '../../app/costs/publish-costs.ts';
import { listCostVersions, readCosts, readCostVersion } from '../../app/costs/read-costs.ts';
import {
  CostProposalDto,
  CostsChange,
  CostsDto,
  CostVersionsDto,
  PublishedCosts,
  RefusedCosts,
} from '../../contracts/settings/costs.ts';
import { mayManage } from '../../domain/account/role.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Settings', allow: mayManage } as const;

/** The simulator's cost table and its versions, for administrators. */
export const costOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/settings/costs',
    summary: 'The cost table of the simulator',
    answer: CostsDto,
    meaning: 'The version that counts',
    run: ({ ports }) => readCosts(ports),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/costs',
    summary: 'Save a cost table',
    description:
      'All 45 combinations. `version` is the one that was edited: when another was saved meanwhile, 409. Costs are above zero, have three decimals at most, and the lower one comes first. It counts on the public pages within a second; simulations keep the version that they were made under.',
    body: CostsChange,
    example: { version: 1, platforms: costRows(costTable) },
    answer: CostsDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeCosts(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/costs/versions',
    summary: 'Every version of the cost table',
    description: 'Newest first, with who saved it and how many simulations were made under it.',
    answer: CostVersionsDto,
    meaning: 'The versions',
    run: ({ ports }) => listCostVersions(ports),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/costs/versions/{version}',
    params: { version: 'Its number.' },
    summary: 'One version of the cost table',
    answer: CostsDto,
    meaning: 'The version',
    fails: ['not_found'],
    run: ({ ports, params }) => readCostVersion(ports, params.version),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/costs/proposal',
    summary: 'What finished campaigns say about the costs',
    description:
      'Cell by cell, against the newest table that a person typed, with the campaigns from which it was learned. Nothing changes until an administrator publishes it.',
    answer: CostProposalDto,
    meaning: 'The proposal',
    run: async ({ ports }) => (await proposal(ports)).dto,
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/costs/proposal',
    summary: 'Publish proposed costs',
    description:
      'The chosen cells become the next version; the others stay. 409 when another version is in force by now, or a cell is no longer proposed.',
    body: PublishedCosts,
    example: {
      version: 1,
      cells: [{ platform: 'youtube', country: 'europe', campaignType: 'awareness' }],
    },
    answer: CostsDto,
    meaning: 'Published',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => publishCosts(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/costs/proposal/refusals',
    summary: 'Refuse the proposal of a cell',
    description: 'It comes back once two more campaigns have changed the cell.',
    body: RefusedCosts,
    example: { platform: 'youtube', country: 'europe', campaignType: 'awareness' },
    answer: CostProposalDto,
    meaning: 'The proposal as it is now',
    run: async ({ ports, input, asker }) => {
      await refuseCosts(ports, input, asker);
      return (await proposal(ports)).dto;
    },
  }),
] as const;
