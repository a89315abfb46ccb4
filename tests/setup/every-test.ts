import { afterEach, beforeEach, vi } from 'vitest';
import { watchConsole } from '../console.ts';

/**
 * Set-up of every Vitest project. Files share a worker, which makes them start fast. Each file still loads its own
 * modules: it inherits no module state, mocked import, clock or global from the file before.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

let complaints: string[] = [];
let stopWatching = () => {};
beforeEach(() => {
  complaints = [];
  stopWatching = watchConsole((complaint) => complaints.push(complaint));
});
/** Runs after the hooks of the test's file. React's warnings about `act` are console errors, too. */
afterEach(() => {
  stopWatching();
  if (complaints.length > 0)
    throw new Error(`The test wrote to the console (expectConsole allows it):\n${complaints.join('\n')}`);
});
