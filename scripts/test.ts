import { browserStep, checkSteps, runSteps } from './steps.ts';

/** `npm test`: all that CI runs. */
await runSteps([...checkSteps, browserStep]);
