import { listLandingTests, startLandingTest, stopLandingTest } from '../../../app/landing/test-landing.ts';
import {
  LandingTestDto,
  LandingTestList,
  LandingTestPlan,
} from '../../../contracts/landing/landing-tests.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Landing pages', allow: mayPublish } as const;
const params = { id: 'Of the page.' };

/** Tests of two arms of a landing page, for administrators. */
export const landingTestOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/tests',
    params,
    summary: 'The tests of a landing page',
    description:
      'Newest first, with the visits and conversions of both arms. There is a verdict only at the planned end.',
    answer: LandingTestList,
    meaning: 'The tests',
    fails: ['not_found'],
    run: ({ ports, params }) => listLandingTests(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/tests',
    params,
    summary: 'Test another headline or picture',
    description:
      'From the next day of the agency on, for 7 to 60 whole days. Each view is drawn at random, and nothing is kept on the device. The page must be online, without another test: else 409.',
    body: LandingTestPlan,
    example: { change: { field: 'headline', texts: { fr: 'Neuf titres, une nuit' } }, days: 14 },
    status: 201,
    answer: LandingTestDto,
    meaning: 'Planned',
    fails: ['not_found', 'invalid_fields', 'landing_test_running', 'landing_not_live'],
    run: ({ ports, params, input, asker }) => startLandingTest(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/tests/{test}/stop',
    params: { ...params, test: 'Of the test.' },
    summary: 'Stop a test early',
    description: 'It gets no verdict.',
    answer: LandingTestDto,
    meaning: 'Stopped',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => stopLandingTest(ports, params.id, params.test, asker),
  }),
] as const;
