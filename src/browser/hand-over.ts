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

/** The same for this page after it was loaded again: in the entry of the history, until it is taken there. */
export function keepForReload({ name, email, link }: TypedBefore): void {
  history.replaceState({ ...history.state, handedOver: { name, email, link } }, '');
}

/** Gives what was handed over, once. */
export function takeHandedOver(): TypedBefore {
  const { handedOver, ...state } = history.state ?? {};
  if (handedOver) history.replaceState(state, '');
  const taken: TypedBefore = { ...handedOver, ...typed };
  typed = {};
  return taken;
}
