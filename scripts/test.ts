import { browserStep, checkSteps, runSteps } from './steps.ts';

/** `npm test`: all tests except the longer e2e tests. `npm run test:all`: all tests, as in CI. */
const all = process.argv.includes('--all');
await runSteps([...checkSteps, browserStep(all ? 'all' : 'principal')]);
