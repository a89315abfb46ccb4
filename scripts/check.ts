import { checkSteps, runSteps } from './steps.ts';

/** `npm run check`: all checks and tests except the e2e tests. */
await runSteps(checkSteps);
