/** An undo history: the earlier states, oldest first, and the undone states for redo, the next one first. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  /** The field and the time of the last change: typing in one field is one step until a pause. */
  last?: { field: string; at: number };
}

/** A pause in typing that ends an undo step, in milliseconds. */
const PAUSE_MS = 1000;
/** The maximum number of undo steps; a document has a few dozen fields. */
const MOST_STEPS = 100;

export const noHistory: History<never> = { past: [], future: [] };

/**
 * Records the state before a change.
 * @param field the changed field; empty for a change that is its own undo step, such as removing an item
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

/** Undoes a step: returns the previous state and the new history; `undefined` at the first state. */
export function steppedBack<State>(history: History<State>, present: State): Step<State> | undefined {
  const to = history.past.at(-1);
  if (to === undefined) return undefined;
  return { to, history: { past: history.past.slice(0, -1), future: [present, ...history.future] } };
}

/** Redoes a step: returns the next state and the new history; `undefined` at the last state. */
export function steppedForward<State>(history: History<State>, present: State): Step<State> | undefined {
  const [to, ...future] = history.future;
  if (to === undefined) return undefined;
  return { to, history: { past: [...history.past, present], future } };
}

interface Step<State> {
  to: State;
  history: History<State>;
}
