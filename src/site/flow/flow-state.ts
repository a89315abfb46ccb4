/** The state changes that every flow of questions has, without React. */

export interface FlowState<Answers, Errors> {
  step: number;
  answers: Answers;
  errors: Errors;
  /** The number of refused steps: each change moves the focus to the wrong field. */
  refusals: number;
}

type AnyState = FlowState<object, Partial<Record<string, unknown>>>;

/**
 * Stores answers, and forgets the errors of their fields.
 * @param errorOf the key of a field's error, where it is not the field's name
 */
export function withAnswer<State extends AnyState>(
  state: State,
  answer: Partial<State['answers']>,
  errorOf: Partial<Record<string, string>> = {},
): State {
  const gone = new Set(Object.keys(answer).map((field) => errorOf[field] ?? field));
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([key]) => !gone.has(key)));
  return { ...state, answers: { ...state.answers, ...answer }, errors };
}

/** Moves to a step if the current one has no errors; otherwise sets its errors. */
export function proceed<State extends AnyState>(
  state: State,
  errors: State['errors'],
  to: State['step'],
): State {
  return Object.keys(errors).length > 0
    ? { ...state, errors, refusals: state.refusals + 1 }
    : goTo(state, to);
}

/** Moves to a step, even if the current one is not filled in. */
export const goTo = <State extends AnyState>(state: State, step: State['step']): State => ({
  ...state,
  step,
  errors: {},
});
