import { setImmediate as otherWork } from 'node:timers/promises';
import type { Steps } from '../domain/questions/steps.ts';

/** How long steps may keep the event loop, in milliseconds. */
const TURN_MS = 8;

/** Does steps in turns, between which the process answers other requests, and resolves with their result. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < TURN_MS) continue;
    await otherWork();
    began = performance.now();
  }
}
