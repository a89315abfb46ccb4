import { checkSteps, runSteps } from './steps.ts';

/** `npm run check`: everything but the browser. */
await runSteps(checkSteps);
