import type { TypedBefore } from '../domain/simulator/opener.ts';

/**
 * The values typed in a form of this page that the simulator takes over. They stay in memory: in the address, a name
 * would be stored in the history and shared with the link.
 */
let typed: TypedBefore = {};

/** Call it before the address that opens the simulator is set. */
export function handOver(given: TypedBefore): void {
  typed = given;
}

/** Does the same across a reload of this page: the history entry holds the values until `takeHandedOver` reads them. */
export function keepForReload({ name, email, link }: TypedBefore): void {
  history.replaceState({ ...history.state, handedOver: { name, email, link } }, '');
}

/** Returns the handed-over values, once; the next call returns no values. */
export function takeHandedOver(): TypedBefore {
  const { handedOver, ...state } = history.state ?? {};
  if (handedOver) history.replaceState(state, '');
  const taken: TypedBefore = { ...handedOver, ...typed };
  typed = {};
  return taken;
}
