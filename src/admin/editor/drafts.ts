import { isSame } from '../../domain/value/is-same.ts';
import { attempted, type FieldErrors, type FormState, opened, type Stored } from '../ui/form/form-state.ts';
import { type History, noHistory, noted, steppedBack, steppedForward } from '../ui/form/history.ts';
import type { Sides } from '../ui/form/sides.ts';
import { decided, disputed, mergedValues, type Three } from './merge-values.ts';
import { differences, readAt, writeAt } from './value-paths.ts';

/** A draft with autosave: a form state (decision record 0034) that can be merged with the changes of another person. */
export interface Draft<Values extends object> extends FormState<Values> {
  /** The values as the server last stored them, with corrected typography, also of the focused field. */
  corrected?: Values;
  /** Values that another person has stored since; set while a value that both changed needs a decision. */
  theirs?: Stored<Values>;
}

interface Step<Key, Values> {
  key: Key;
  values: Values;
}

/** The drafts of a document, each with its own version, such as one per language, and their common undo history. */
export interface Drafts<Key extends string, Values extends object> {
  all: Readonly<Record<Key, Draft<Values>>>;
  history: History<Step<Key, Values>>;
}

/** Returns the drafts of a document that was just loaded, with an empty undo history. */
export const openedDrafts = <Key extends string, Values extends object>(
  stored: Readonly<Record<Key, Stored<Values>>>,
): Drafts<Key, Values> => ({
  all: Object.fromEntries(
    Object.entries<Stored<Values>>(stored).map(([key, one]) => [key, opened(one)]),
  ) as Record<Key, Draft<Values>>,
  history: noHistory,
});

const within = <Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  draft: Draft<Values>,
): Drafts<Key, Values> => ({ ...drafts, all: { ...drafts.all, [key]: draft } });

/** Whether a draft has values that are not stored. */
export const isUnsaved = <Values extends object>({ base, draft }: Draft<Values>): boolean =>
  !isSame(draft, base.draft);

/** Whether the server rejected exactly the present values in the last attempt to store them. */
export const isRefused = <Values extends object>({ attempt, draft }: Draft<Values>): boolean =>
  Object.keys(attempt.wrong).length > 0 && isSame(attempt.draft, draft);

/** The errors of the last attempt, without those of values that have changed since. */
export const openErrors = <Values extends object>({ attempt, draft }: Draft<Values>): FieldErrors =>
  Object.fromEntries(
    Object.entries(attempt.wrong).filter(([name]) => readAt(attempt.draft, name) === readAt(draft, name)),
  );

/**
 * Changes the values of a draft.
 * @param field the field being edited; empty for a change that is its own undo step
 * @param at now, in milliseconds
 */
export function changed<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  values: Values,
  field: string,
  at: number,
): Drafts<Key, Values> {
  const now = drafts.all[key];
  const next = within(drafts, key, { ...now, draft: values });
  if (differences(values, now.draft).length === 0) return next;
  const history = noted(drafts.history, { key, values: now.draft }, field && `${key} ${field}`, at);
  return united({ ...next, history }, key);
}

/** Undoes or redoes one step; `undefined` if there is none. */
export function stepped<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  way: 'back' | 'forward',
): Drafts<Key, Values> | undefined {
  const key = keyOfStep(drafts, way);
  if (key === undefined) return undefined;
  const present = { key, values: drafts.all[key].draft };
  const step = (way === 'back' ? steppedBack : steppedForward)(drafts.history, present);
  if (!step) return undefined;
  const next = within(drafts, key, { ...drafts.all[key], draft: step.to.values });
  return united({ ...next, history: step.history }, key);
}

/** The draft that undo or redo would change. */
export const keyOfStep = <Key extends string, Values extends object>(
  { history: { past, future } }: Drafts<Key, Values>,
  way: 'back' | 'forward',
): Key | undefined => (way === 'back' ? past.at(-1) : future[0])?.key;

/**
 * Records that the server has stored `sent` as `stored`, with corrected typography. Values typed since are kept, and so is
 * the text of the focused field.
 * @param cursor the name of the focused field
 */
export function saved<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  sent: Values,
  stored: Stored<Values>,
  cursor?: string,
): Drafts<Key, Values> {
  const now = drafts.all[key];
  const typed = cursor === undefined ? undefined : readAt(sent, cursor);
  const base =
    cursor === undefined || typed === undefined ? stored.draft : writeAt(stored.draft, cursor, typed);
  return within(drafts, key, {
    ...now,
    base: { version: stored.version, draft: base },
    corrected: stored.draft,
    draft: mergedValues({ before: sent, mine: now.draft, theirs: base }),
    attempt: { draft: sent, wrong: {} },
  });
}

/** Records that a field was blurred: it now shows its stored text, unless it has changed since. */
export function left<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  field: string,
): Drafts<Key, Values> {
  const now = drafts.all[key];
  const { base, corrected, draft } = now;
  const text = corrected && readAt(corrected, field);
  const typed = readAt(draft, field);
  if (text === undefined || typed === text || typed !== readAt(base.draft, field)) return drafts;
  return within(drafts, key, {
    ...now,
    draft: writeAt(draft, field, text),
    base: { ...base, draft: writeAt(base.draft, field, text) },
  });
}

/**
 * Records that the server rejected `sent`.
 * @param wrong the error message by the path of the value
 */
export const refused = <Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  sent: Values,
  wrong: FieldErrors,
): Drafts<Key, Values> =>
  within(drafts, key, { ...drafts.all[key], ...attempted(drafts.all[key], sent, wrong) });

/**
 * Applies a newer version from the server. Its changes are merged with the local ones, or wait for a decision if both
 * changed the same value. If nothing is unsaved, it replaces the draft, which undo reverts.
 */
export function renewed<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  stored: Stored<Values>,
  at: number,
): Drafts<Key, Values> {
  const now = drafts.all[key];
  if (stored.version <= (now.theirs ?? now.base).version) return drafts;
  const next = united(within(drafts, key, { ...now, theirs: stored }), key);
  if (isUnsaved(now) || differences(now.draft, next.all[key].draft).length === 0) return next;
  return { ...next, history: noted(next.history, { key, values: now.draft }, '', at) };
}

/** The three versions of a draft in conflict; `undefined` for any other draft. */
function threeOf<Values extends object>({
  base,
  corrected,
  draft,
  theirs,
}: Draft<Values>): Three<Values> | undefined {
  if (!theirs) return undefined;
  // A typographic correction by the server does not count as a change.
  const before = corrected ?? base.draft;
  return {
    before,
    mine: mergedValues({ before: base.draft, mine: draft, theirs: before }),
    theirs: theirs.draft,
  };
}

/** The paths whose values need a decision. */
export function openPlaces<Values extends object>(draft: Draft<Values>): string[] {
  const three = threeOf(draft);
  return three ? disputed(three) : [];
}

/** Merges the changes of both people, if no value needs a decision. */
function united<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
): Drafts<Key, Values> {
  const three = threeOf(drafts.all[key]);
  return three && disputed(three).length === 0 ? wentOn(drafts, key, three, {}) : drafts;
}

/** Resolves a conflict with the chosen values. Undo restores the local values. */
export function decidedOn<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  sides: Sides,
  at: number,
): Drafts<Key, Values> {
  const three = threeOf(drafts.all[key]);
  if (!three) return drafts;
  const next = wentOn(drafts, key, three, sides);
  return { ...next, history: noted(next.history, { key, values: mergedValues(three) }, '', at) };
}

/** The changes of the other person are merged into every undo step, so that undo reverts only local changes. */
function wentOn<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  three: Three<Values>,
  sides: Sides,
): Drafts<Key, Values> {
  const { theirs } = drafts.all[key];
  if (!theirs) return drafts;
  const kept = (step: Step<Key, Values>) =>
    step.key === key ? { key, values: mergedValues({ ...three, mine: step.values }) } : step;
  const { past, future, ...history } = drafts.history;
  return {
    ...within(drafts, key, { ...opened(theirs), draft: decided(three, sides) }),
    history: { ...history, past: past.map(kept), future: future.map(kept) },
  };
}

/** Resets a draft to its stored values. Undo restores the typed ones. */
export function forgotten<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  at: number,
): Drafts<Key, Values> {
  const { base, draft } = drafts.all[key];
  return {
    ...within(drafts, key, opened(base)),
    history: noted(drafts.history, { key, values: draft }, '', at),
  };
}
