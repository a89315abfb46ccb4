import { openWatch, stepWatch, watchFriday } from '../../app/planner/watch/watch-friday.ts';
import {
  WatchAnswer,
  WatchCode,
  WatchStep,
  WatchSubmission,
  WatchView,
} from '../../contracts/watched-plan.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Planner', method: 'post' } as const;

/** Fridays that visitors of the planner watch. A code in the body opens one: addresses are logged, bodies are not. */
export const watchedPlanOperations = [
  operation({
    ...shared,
    path: '/watched-plans',
    limit: 'forms',
    summary: 'Watch a Friday',
    description:
      'Mails a link to the address, whose page confirms by a press. The answer is the same whether a mail left: three a day to one address, none for a Friday that it watches already.',
    body: WatchSubmission,
    example: {
      email: 'lea@example.com',
      releaseType: 'single',
      genre: 'rap',
      territories: ['FR'],
      releaseDate: '2027-01-15',
      budget: 1500,
      friday: '2027-01-22',
    },
    status: 202,
    answer: WatchAnswer,
    meaning: 'Accepted',
    fails: ['invalid_fields'],
    run: ({ ports, input, facts }) => watchFriday(ports, input, facts),
  }),
  operation({
    ...shared,
    path: '/watched-plans/open',
    limit: 'invitations',
    summary: 'Open the page of a watch',
    description: 'Changes nothing.',
    body: WatchCode,
    example: { code: 'abcdefghijklmnopqrstuv' },
    answer: WatchView,
    meaning: 'The watch, with what is known of its Friday now',
    fails: ['not_found'],
    run: ({ ports, input }) => openWatch(ports, input.code),
  }),
  operation({
    ...shared,
    path: '/watched-plans/acts',
    limit: 'invitations',
    summary: 'Confirm, keep, move or stop a watch',
    description: 'A press that does not fit the state, such as a second one, changes nothing.',
    body: WatchStep,
    example: { code: 'abcdefghijklmnopqrstuv', act: 'confirm' },
    answer: WatchView,
    meaning: 'The watch after the press',
    fails: ['not_found'],
    run: ({ ports, input }) => stepWatch(ports, input),
  }),
] as const;
