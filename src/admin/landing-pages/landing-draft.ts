import { attempted, type FieldErrors, type FormState, opened, type Stored } from '../ui/form/form-state.ts';
import { type History, noHistory, noted, steppedBack, steppedForward } from '../ui/form/history.ts';
import { differences, mergedValues } from './content-paths.ts';

/** The draft of a page: a form that stores itself (decision record 0034), with the steps between its states. */
export interface LandingDraft<Values extends object> extends FormState<Values> {
  history: History<Values>;
  /** Values that another person stored since, while there are changes here. */
  theirs?: Stored<Values>;
}

export const openedDraft = <Values extends object>(stored: Stored<Values>): LandingDraft<Values> => ({
  ...opened(stored),
  history: noHistory,
});

export const isUnsaved = <Values extends object>({ base, draft }: LandingDraft<Values>): boolean =>
  JSON.stringify(draft) !== JSON.stringify(base.draft);

/** Whether the last attempt to store was of these very values, and was refused because of some of them. */
export const isRefused = <Values extends object>({ attempt, draft }: LandingDraft<Values>): boolean =>
  Object.keys(attempt.wrong).length > 0 && JSON.stringify(attempt.draft) === JSON.stringify(draft);

/**
 * The values are changed.
 * @param field the field that is typed in; the empty text for a change that is a step of its own
 * @param at now, in milliseconds
 */
export function changed<Values extends object>(
  state: LandingDraft<Values>,
  draft: Values,
  field: string,
  at: number,
): LandingDraft<Values> {
  if (differences(draft, state.draft).length === 0) return { ...state, draft };
  return { ...state, draft, history: noted(state.history, state.draft, field, at) };
}

/** Steps back, or forward again; nothing where there is no step. */
export function stepped<Values extends object>(
  state: LandingDraft<Values>,
  way: 'back' | 'forward',
): LandingDraft<Values> | undefined {
  const step = (way === 'back' ? steppedBack : steppedForward)(state.history, state.draft);
  return step && { ...state, draft: step.to, history: step.history };
}

/** `sent` is stored under a version. Values typed since are kept; the server only trims texts. */
export const saved = <Values extends object>(
  state: LandingDraft<Values>,
  sent: Values,
  version: number,
): LandingDraft<Values> => ({
  ...state,
  base: { version, draft: sent },
  attempt: { draft: sent, wrong: {} },
});

export const refused = <Values extends object>(
  state: LandingDraft<Values>,
  sent: Values,
  wrong: FieldErrors,
): LandingDraft<Values> => ({ ...state, ...attempted(state, sent, wrong) });

/**
 * The server holds a newer version: it is taken over, which a step back takes back, or waits for a decision where values
 * were typed.
 */
export function renewed<Values extends object>(
  state: LandingDraft<Values>,
  stored: Stored<Values>,
  at: number,
): LandingDraft<Values> {
  if (stored.version <= (state.theirs ?? state.base).version) return state;
  if (isUnsaved(state)) return { ...state, theirs: stored };
  const isSame = differences(state.draft, stored.draft).length === 0;
  return {
    ...openedDraft(stored),
    history: isSame ? state.history : noted(state.history, state.draft, '', at),
  };
}

/** Goes on with the values of the other person and the changes that were made here. */
export function keptMine<Values extends object>({
  theirs,
  ...state
}: LandingDraft<Values>): LandingDraft<Values> {
  if (!theirs) return state;
  return { ...state, base: theirs, draft: mergedValues(state.base.draft, state.draft, theirs.draft) };
}

/** Goes on with the values of the other person. A step back brings back the values typed here. */
export function tookTheirs<Values extends object>(
  { theirs, ...state }: LandingDraft<Values>,
  at: number,
): LandingDraft<Values> {
  if (!theirs) return state;
  return { ...openedDraft(theirs), history: noted(state.history, state.draft, '', at) };
}
