import { browserStep, checkSteps, runSteps } from './steps.ts';

/** `npm test`: all tests except the longer journeys. `npm run test:all`: all tests, as in CI. */
await runSteps([...checkSteps, browserStep(process.argv.includes('--all') ? 'all' : 'principal')]);
