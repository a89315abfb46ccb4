import { browserStep, checkSteps, runSteps } from './steps.ts';

/** `npm test`: all tests except the longer journeys. `npm run test:all`: all tests, each file isolated, as in CI. */
const all = process.argv.includes('--all');
await runSteps([...checkSteps({ isolate: all }), browserStep(all ? 'all' : 'principal')]);
