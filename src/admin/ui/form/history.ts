/** The states of a text that its editor can step back to, oldest first, and those that were stepped back from. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  /** The field of the last change, and when it was made: typing in one field is one step until it pauses. */
  last?: { field: string; at: number };
}

/** A pause in typing that ends a step, in milliseconds. */
const PAUSE_MS = 1000;
/** A text has a few dozen fields: so many steps are more than an editor goes back. */
const MOST_STEPS = 100;

export const noHistory: History<never> = { past: [], future: [] };

/**
 * Notes the state before a change.
 * @param field which field is changed; the empty text for a change that is a step of its own, as removing an item
 * @param at the time of the change, in milliseconds
 */
export function noted<State>(
  history: History<State>,
  before: State,
  field: string,
  at: number,
): History<State> {
  const { last } = history;
  const goesOn = field !== '' && last?.field === field && at - last.at < PAUSE_MS;
  return {
    past: goesOn ? history.past : [...history.past, before].slice(-MOST_STEPS),
    future: [],
    last: { field, at },
  };
}

/** Returns the state before the present one, and the history after going there; `undefined` at the first state. */
export function steppedBack<State>(history: History<State>, present: State): Step<State> | undefined {
  const to = history.past.at(-1);
  if (to === undefined) return undefined;
  return { to, history: { past: history.past.slice(0, -1), future: [present, ...history.future] } };
}

/** Returns the state that was stepped back from last, and the history after going there; `undefined` at the last state. */
export function steppedForward<State>(history: History<State>, present: State): Step<State> | undefined {
  const [to, ...future] = history.future;
  if (to === undefined) return undefined;
  return { to, history: { past: [...history.past, present], future } };
}

interface Step<State> {
  to: State;
  history: History<State>;
}
