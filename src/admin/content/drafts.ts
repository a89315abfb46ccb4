import type { Locale } from '../../domain/locale/locale.ts';
import { attempted, type FieldErrors, type FormState, opened, type Stored } from '../ui/form/form-state.ts';
import { type History, noHistory, noted, steppedBack, steppedForward } from '../ui/form/history.ts';
import type { Sides } from '../ui/form/sides.ts';
import { decided, disputed, merged, type Three } from './merge-texts.ts';
import { differing, isSame, type Texts } from './part-texts.ts';

/** The draft of a part in one language: a form that stores itself (decision record 0034). */
export interface LocaleDraft extends FormState<Texts> {
  /**
   * The texts as they were sent. Typography may have changed the stored ones; a text under the cursor keeps its typed form.
   */
  accepted: Texts;
  /** The newer texts that another person stored, while a text that both changed waits for a decision. */
  theirs?: Stored<Texts>;
}

interface Step {
  locale: Locale;
  texts: Texts;
}

/** The drafts of a part in its languages, and the steps between their states. */
export interface Drafts {
  locales: Readonly<Record<Locale, LocaleDraft>>;
  history: History<Step>;
}

type AllStored = Readonly<Record<Locale, Stored<Texts>>>;

export const openedDrafts = (stored: AllStored): Drafts => ({
  locales: {
    fr: openedLocale(stored.fr),
    en: openedLocale(stored.en),
    es: openedLocale(stored.es),
    pt: openedLocale(stored.pt),
  },
  history: noHistory,
});

const openedLocale = (stored: Stored<Texts>): LocaleDraft => ({ ...opened(stored), accepted: stored.draft });

const within = (drafts: Drafts, locale: Locale, draft: LocaleDraft): Drafts => ({
  ...drafts,
  locales: { ...drafts.locales, [locale]: draft },
});

/** Whether something was typed that is not stored. */
export const isUnsaved = ({ base, draft, accepted }: LocaleDraft): boolean =>
  differing(draft, base.draft).some((name) => (draft[name] ?? '') !== (accepted[name] ?? ''));

/** Whether the last attempt to store was of these very texts, and was refused because of one of them. */
export const isRefused = ({ attempt, draft }: LocaleDraft): boolean =>
  Object.keys(attempt.wrong).length > 0 && isSame(attempt.draft, draft);

/**
 * The texts of a language are changed.
 * @param field the field that is typed in; the empty text for a change that is a step of its own
 * @param at now, in milliseconds
 */
export function changed(drafts: Drafts, locale: Locale, texts: Texts, field: string, at: number): Drafts {
  const { locales, history } = drafts;
  const before = { locale, texts: locales[locale].draft };
  const next = {
    ...within(drafts, locale, { ...locales[locale], draft: texts }),
    history: noted(history, before, field && `${locale} ${field}`, at),
  };
  return united(next, locale);
}

/** A field is left: from now on it shows its text as it is stored, with its typography put right. */
export function left(drafts: Drafts, locale: Locale, field: string): Drafts {
  const { draft, accepted, base, ...rest } = drafts.locales[locale];
  if (draft[field] !== accepted[field] || draft[field] === base.draft[field]) return drafts;
  const stored = { ...draft, [field]: base.draft[field] ?? '' };
  return within(drafts, locale, { ...rest, accepted, base, draft: stored });
}

/** `sent` is stored as `stored`. Texts typed since are kept, and so is the field that holds the cursor. */
export function saved(
  drafts: Drafts,
  locale: Locale,
  sent: Texts,
  stored: Stored<Texts>,
  cursor?: string,
): Drafts {
  const now = drafts.locales[locale];
  const draft = merged({ before: sent, mine: now.draft, theirs: stored.draft });
  const typed = cursor === undefined ? undefined : now.draft[cursor];
  return within(drafts, locale, {
    ...now,
    base: stored,
    accepted: sent,
    draft: cursor === undefined || typed === undefined ? draft : { ...draft, [cursor]: typed },
    attempt: { draft: sent, wrong: {} },
  });
}

export const refused = (drafts: Drafts, locale: Locale, sent: Texts, wrong: FieldErrors): Drafts =>
  within(drafts, locale, { ...drafts.locales[locale], ...attempted(drafts.locales[locale], sent, wrong) });

/**
 * The server holds another version of a language: its changes and those of here are united, or wait for a decision where
 * both changed the same text. Where nothing is unsaved it is taken over, which a step back takes back.
 */
export function renewed(drafts: Drafts, locale: Locale, stored: Stored<Texts>, at: number): Drafts {
  const now = drafts.locales[locale];
  if (stored.version <= (now.theirs ?? now.base).version) return drafts;
  const next = united(within(drafts, locale, { ...now, theirs: stored }), locale);
  if (isUnsaved(now) || isSame(now.draft, next.locales[locale].draft)) return next;
  return { ...next, history: noted(next.history, { locale, texts: now.draft }, '', at) };
}

/** The three versions of a draft that waits for a decision; none where it does not wait. */
function threeOf({ base, draft, accepted, theirs }: LocaleDraft): Three | undefined {
  if (!theirs) return undefined;
  // A typed text that was stored with its typography put right is no change.
  const mine = Object.entries(draft).map(([name, text]) => [
    name,
    text === accepted[name] ? (base.draft[name] ?? text) : text,
  ]);
  return { before: base.draft, mine: Object.fromEntries(mine), theirs: theirs.draft };
}

/** The names of the texts that wait for a decision. */
export const openNames = (draft: LocaleDraft): string[] => {
  const three = threeOf(draft);
  return three ? disputed(three) : [];
};

/** Goes on with the changes of both people, once no text of them waits for a decision. */
function united(drafts: Drafts, locale: Locale): Drafts {
  const three = threeOf(drafts.locales[locale]);
  return three && disputed(three).length === 0 ? wentOn(drafts, locale, three, {}) : drafts;
}

/** Goes on with the texts that were chosen. A step back brings back the texts typed here. */
export function decidedOn(drafts: Drafts, locale: Locale, sides: Sides, at: number): Drafts {
  const three = threeOf(drafts.locales[locale]);
  if (!three) return drafts;
  const { history, ...next } = wentOn(drafts, locale, three, sides);
  return { ...next, history: noted(history, { locale, texts: merged(three) }, '', at) };
}

/** The steps back and forward keep the changes of the other person, so that a step undoes only what was done here. */
function wentOn(drafts: Drafts, locale: Locale, three: Three, sides: Sides): Drafts {
  const { theirs } = drafts.locales[locale];
  if (!theirs) return drafts;
  const kept = (step: Step) =>
    step.locale === locale ? { locale, texts: merged({ ...three, mine: step.texts }) } : step;
  const { past, future, ...history } = drafts.history;
  return {
    ...within(drafts, locale, { ...openedLocale(theirs), draft: decided(three, sides) }),
    history: { ...history, past: past.map(kept), future: future.map(kept) },
  };
}

/** Shows the stored texts of a language. A step back brings back the typed ones. */
export function forgotten(drafts: Drafts, locale: Locale, at: number): Drafts {
  const { base, draft } = drafts.locales[locale];
  return {
    ...within(drafts, locale, openedLocale(base)),
    history: noted(drafts.history, { locale, texts: draft }, '', at),
  };
}

/** Steps back, or forward again; nothing where there is no step. */
export function stepped(drafts: Drafts, way: 'back' | 'forward'): Drafts | undefined {
  const { past, future } = drafts.history;
  const next = way === 'back' ? past.at(-1) : future[0];
  if (!next) return undefined;
  const { locale } = next;
  const present = { locale, texts: drafts.locales[locale].draft };
  const step = (way === 'back' ? steppedBack : steppedForward)(drafts.history, present);
  if (!step) return undefined;
  const back = within(drafts, locale, { ...drafts.locales[locale], draft: step.to.texts });
  return united({ ...back, history: step.history }, locale);
}

/** The language that a step back or forward changes. */
export const languageOfStep = ({ history: { past, future } }: Drafts, way: 'back' | 'forward') =>
  (way === 'back' ? past.at(-1) : future[0])?.locale;
