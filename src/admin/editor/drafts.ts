import { isSame } from '../../domain/value/is-same.ts';
import { attempted, type FieldErrors, type FormState, opened, type Stored } from '../ui/form/form-state.ts';
import { type History, noHistory, noted, steppedBack, steppedForward } from '../ui/form/history.ts';
import type { Sides } from '../ui/form/sides.ts';
import { decided, disputed, mergedValues, type Three } from './merge-values.ts';
import { differences, readAt, writeAt } from './value-paths.ts';

/** A draft that stores itself: a form (decision record 0034) that goes on beside the changes of another person. */
export interface Draft<Values extends object> extends FormState<Values> {
  /** The values as the server stored them last: with corrected typography, also that of the field that holds the cursor. */
  corrected?: Values;
  /** Values that another person stored since, while a value that both changed waits for a decision. */
  theirs?: Stored<Values>;
}

interface Step<Key, Values> {
  key: Key;
  values: Values;
}

/** The drafts of a document, each stored with a version of its own, such as one for each language; one history of steps. */
export interface Drafts<Key extends string, Values extends object> {
  all: Readonly<Record<Key, Draft<Values>>>;
  history: History<Step<Key, Values>>;
}

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

/** Whether something was typed that is not stored. */
export const isUnsaved = <Values extends object>({ base, draft }: Draft<Values>): boolean =>
  !isSame(draft, base.draft);

/** Whether the last attempt to store was of these very values, and was refused because of some of them. */
export const isRefused = <Values extends object>({ attempt, draft }: Draft<Values>): boolean =>
  Object.keys(attempt.wrong).length > 0 && isSame(attempt.draft, draft);

/** The errors of the last attempt whose values are as they were sent. */
export const openErrors = <Values extends object>({ attempt, draft }: Draft<Values>): FieldErrors =>
  Object.fromEntries(
    Object.entries(attempt.wrong).filter(([name]) => readAt(attempt.draft, name) === readAt(draft, name)),
  );

/**
 * The values of a draft are changed.
 * @param field the field that is typed in; the empty text for a change that is a step of its own
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

/** Steps back, or forward again; nothing where there is no step. */
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

/** The draft that a step back or forward changes. */
export const keyOfStep = <Key extends string, Values extends object>(
  { history: { past, future } }: Drafts<Key, Values>,
  way: 'back' | 'forward',
): Key | undefined => (way === 'back' ? past.at(-1) : future[0])?.key;

/**
 * `sent` is stored as `stored`, with corrected typography. Values typed since are kept, and so is the text of the field that
 * holds the cursor.
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

/** A field is left: from now on it shows its text as it is stored, unless something was typed since. */
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

export const refused = <Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
  sent: Values,
  wrong: FieldErrors,
): Drafts<Key, Values> =>
  within(drafts, key, { ...drafts.all[key], ...attempted(drafts.all[key], sent, wrong) });

/**
 * The server holds a newer version of a draft: its changes and those of here are united, or wait for a decision where both
 * changed the same value. Where nothing is unsaved it is taken over, which a step back takes back.
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

/** The three versions of a draft that waits for a decision; none where it does not wait. */
function threeOf<Values extends object>({
  base,
  corrected,
  draft,
  theirs,
}: Draft<Values>): Three<Values> | undefined {
  if (!theirs) return undefined;
  // A typed text that was stored with corrected typography is no change.
  const before = corrected ?? base.draft;
  return {
    before,
    mine: mergedValues({ before: base.draft, mine: draft, theirs: before }),
    theirs: theirs.draft,
  };
}

/** The places whose values wait for a decision. */
export function openPlaces<Values extends object>(draft: Draft<Values>): string[] {
  const three = threeOf(draft);
  return three ? disputed(three) : [];
}

/** Goes on with the changes of both people, once no value of them waits for a decision. */
function united<Key extends string, Values extends object>(
  drafts: Drafts<Key, Values>,
  key: Key,
): Drafts<Key, Values> {
  const three = threeOf(drafts.all[key]);
  return three && disputed(three).length === 0 ? wentOn(drafts, key, three, {}) : drafts;
}

/** Goes on with the values that were chosen. A step back brings back the values typed here. */
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

/** The steps back and forward keep the changes of the other person, so that a step undoes only what was done here. */
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

/** Shows the stored values of a draft. A step back brings back the typed ones. */
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
