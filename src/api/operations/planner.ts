import { listCoverage } from '../../app/planner/list-coverage.ts';
import { planFile } from '../../app/planner/plan-file.ts';
import { analyseOnly, submitPlanner } from '../../app/planner/submit-planner.ts';
import {
  PlannerAnswer,
  PlannerCoverage,
  PlannerQuestion,
  PlannerSubmission,
  PlanQuery,
} from '../../contracts/leads/planner.ts';
import { operation, rawOperation } from '../operation.ts';

/** The release planner of visitors. */
export const plannerOperations = [
  operation({
    tag: 'Planner',
    method: 'post',
    path: '/planner/submit',
    limit: 'forms',
    idempotent: true,
    status: 201,
    summary: 'Find the best Friday for a release',
    description:
      'Stores the release as a lead and delivers it, then analyses it: by the agency’s automation where its address is set (20 s), else by the site’s own engine, which compares the Fridays of the month. With a mail server, the plan is mailed to `email`, at most three times a day. `releaseDate` is the 15th of one of the next 18 months. `budget` is the code of a band in euros: 0, 500 (less than 500), 1500 (500 to 1500), 5000 (more).',
    body: PlannerSubmission,
    example: {
      artistName: 'Nova',
      email: 'nova@example.com',
      genre: 'rap',
      releaseDate: exampleMonth(),
      releaseType: 'single',
      budget: 500,
      territories: ['FR', 'BE'],
      newsletter: false,
    },
    answer: PlannerAnswer,
    meaning: 'Stored and analysed',
    fails: ['invalid_fields', 'idempotency_conflict', 'analysis_failed'],
    run: ({ ports, input, facts }) => submitPlanner(ports, input, facts),
  }),
  operation({
    tag: 'Planner',
    method: 'post',
    path: '/planner/analysis',
    limit: 'forms',
    summary: 'Find the best Friday without giving an address',
    description: 'The analysis of the site’s own engine. Nothing is stored, delivered or mailed.',
    body: PlannerQuestion,
    example: {
      genre: 'rap',
      releaseDate: exampleMonth(),
      releaseType: 'single',
      budget: 500,
      territories: ['FR'],
    },
    answer: PlannerAnswer,
    meaning: 'Analysed',
    fails: ['invalid_fields'],
    run: ({ ports, input, facts }) => analyseOnly(ports, input, facts.locale),
  }),
  operation({
    tag: 'Planner',
    method: 'get',
    path: '/planner/coverage',
    summary: 'The share of each month that is announced',
    description:
      'For the months that the planner offers, the mean of their Fridays to come: measured, or the usual share of a list that was fetched.',
    answer: PlannerCoverage,
    meaning: 'The shares',
    run: ({ ports }) => listCoverage(ports),
  }),
  rawOperation({
    tag: 'Planner',
    method: 'get',
    path: '/planner/plan.ics',
    summary: 'The steps of a release, for a calendar',
    description: 'All-day events from today on, in the language of the reader.',
    infallible: true,
    query: PlanQuery,
    response: { status: 200, description: 'The file', contentType: 'text/calendar' },
    run: ({ ports, query, locale, c }) => {
      const { name, content } = planFile(ports, query, locale);
      return c.body(content, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    },
  }),
] as const;

/** Half a year ahead, so that the example is valid whenever it is read. */
function exampleMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 15)).toISOString().slice(0, 10);
}
