import { checkSteps, runSteps } from './steps.ts';

/** `npm run check`: all checks and tests except the browser journeys. */
await runSteps(checkSteps);
