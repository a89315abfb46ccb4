import type { ProcessFacts } from '../src/adapters/db/queue/running-process.ts';

/** The facts of a process of a test, which agrees with every other one. */
export const processFacts: ProcessFacts = {
  role: 'all',
  build: 'test',
  marks: {
    SESSION_SECRET: ['a'],
    SETTINGS_KEY: ['b'],
    WEBHOOK_SECRET: ['c'],
    VAPID_PRIVATE_KEY: ['d'],
    REMINDER_VAPID_PRIVATE_KEY: ['e'],
  },
};
