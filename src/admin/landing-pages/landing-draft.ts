import { attempted, type FieldErrors, type FormState, opened, type Stored } from '../ui/form/form-state.ts';
import { type History, noHistory, noted, steppedBack, steppedForward } from '../ui/form/history.ts';
import type { Sides } from '../ui/form/sides.ts';
import { differences, readAt, writeAt } from './content-paths.ts';
import { decided, disputed, mergedValues, type Three } from './merge-values.ts';

/** The draft of a page: a form that stores itself (decision record 0034), with the steps between its states. */
export interface LandingDraft<Values extends object> extends FormState<Values> {
  history: History<Values>;
  /** The values as the server stored them last: with corrected typography, also that of the field that holds the cursor. */
  corrected?: Values;
  /** Values that another person stored since, while a value that both changed waits for a decision. */
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
  return united({ ...state, draft, history: noted(state.history, state.draft, field, at) });
}

/** Steps back, or forward again; nothing where there is no step. */
export function stepped<Values extends object>(
  state: LandingDraft<Values>,
  way: 'back' | 'forward',
): LandingDraft<Values> | undefined {
  const step = (way === 'back' ? steppedBack : steppedForward)(state.history, state.draft);
  return step && united({ ...state, draft: step.to, history: step.history });
}

/**
 * `sent` is stored as `stored`, with corrected typography. Values typed since are kept, and so is the text of the field that
 * holds the cursor.
 */
export function saved<Values extends object>(
  state: LandingDraft<Values>,
  sent: Values,
  stored: Stored<Values>,
  cursor?: string,
): LandingDraft<Values> {
  const typed = cursor === undefined ? undefined : readAt(sent, cursor);
  const base =
    cursor === undefined || typed === undefined ? stored.draft : writeAt(stored.draft, cursor, typed);
  return {
    ...state,
    base: { version: stored.version, draft: base },
    corrected: stored.draft,
    draft: mergedValues({ before: sent, mine: state.draft, theirs: base }),
    attempt: { draft: sent, wrong: {} },
  };
}

/** A field is left: from now on it shows its text as it is stored, unless something was typed since. */
export function left<Values extends object>(
  state: LandingDraft<Values>,
  field: string,
): LandingDraft<Values> {
  const { base, corrected, draft } = state;
  const text = corrected && readAt(corrected, field);
  const typed = readAt(draft, field);
  if (text === undefined || typed === text || typed !== readAt(base.draft, field)) return state;
  return {
    ...state,
    draft: writeAt(draft, field, text),
    base: { ...base, draft: writeAt(base.draft, field, text) },
  };
}

export const refused = <Values extends object>(
  state: LandingDraft<Values>,
  sent: Values,
  wrong: FieldErrors,
): LandingDraft<Values> => ({ ...state, ...attempted(state, sent, wrong) });

/**
 * The server holds a newer version. Where nothing was typed it is taken over, which a step back takes back. Otherwise the
 * changes of both people are united, or wait for a decision where both changed the same value.
 */
export function renewed<Values extends object>(
  state: LandingDraft<Values>,
  stored: Stored<Values>,
  at: number,
): LandingDraft<Values> {
  if (stored.version <= (state.theirs ?? state.base).version) return state;
  if (isUnsaved(state)) return united({ ...state, theirs: stored });
  const isSame = differences(state.draft, stored.draft).length === 0;
  return {
    ...openedDraft(stored),
    history: isSame ? state.history : noted(state.history, state.draft, '', at),
  };
}

/** The three versions of a draft that waits for a decision; none where it does not wait. */
const threeOf = <Values extends object>({
  base,
  corrected,
  draft,
  theirs,
}: LandingDraft<Values>): Three<Values> | undefined => {
  if (!theirs) return undefined;
  // A typed text that was stored with corrected typography is no change.
  const before = corrected ?? base.draft;
  return {
    before,
    mine: mergedValues({ before: base.draft, mine: draft, theirs: before }),
    theirs: theirs.draft,
  };
};

/** The places whose values wait for a decision. */
export function openPlaces<Values extends object>(state: LandingDraft<Values>): string[] {
  const three = threeOf(state);
  return three ? disputed(three) : [];
}

/** Goes on with the changes of both people, once no value of them waits for a decision. */
function united<Values extends object>(state: LandingDraft<Values>): LandingDraft<Values> {
  const three = threeOf(state);
  return three && disputed(three).length === 0 ? wentOn(state, three, {}) : state;
}

/** Goes on with the values that were chosen. A step back brings back the values typed here. */
export function decidedOn<Values extends object>(
  state: LandingDraft<Values>,
  sides: Sides,
  at: number,
): LandingDraft<Values> {
  const three = threeOf(state);
  if (!three) return state;
  const next = wentOn(state, three, sides);
  return { ...next, history: noted(next.history, mergedValues(three), '', at) };
}

/** The steps back and forward keep the changes of the other person, so that a step undoes only what was done here. */
function wentOn<Values extends object>(
  { theirs, ...state }: LandingDraft<Values>,
  three: Three<Values>,
  sides: Sides,
): LandingDraft<Values> {
  if (!theirs) return state;
  const kept = (mine: Values) => mergedValues({ ...three, mine });
  const { past, future, ...history } = state.history;
  return {
    ...openedDraft(theirs),
    draft: decided(three, sides),
    history: { ...history, past: past.map(kept), future: future.map(kept) },
  };
}
