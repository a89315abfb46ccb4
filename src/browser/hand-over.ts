import type { TypedBefore } from '../domain/simulator/opener.ts';

/**
 * What was typed in a form of this page and goes on to the simulator. It lies in memory for as long as that takes: an
 * address would keep a name in the history, and hand it to whoever is sent the link.
 */
let typed: TypedBefore = {};

/** Call it before the address opens the simulator. */
export function handOver(given: TypedBefore): void {
  typed = given;
}

/** Gives what was handed over, once. */
export function takeHandedOver(): TypedBefore {
  const taken = typed;
  typed = {};
  return taken;
}
