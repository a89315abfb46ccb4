import { browserStep, checkSteps, runSteps } from './steps.ts';

/** `npm test`: every test but the longer journeys. `npm run test:all`: what CI runs. */
await runSteps([...checkSteps, browserStep(process.argv.includes('--all') ? 'all' : 'principal')]);
