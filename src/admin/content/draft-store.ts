import { type Locale, locales } from '../../domain/locale/locale.ts';
import { ApiError } from '../api/call-api.ts';
import type { Stored } from '../ui/form/form-state.ts';
import * as drafts from './drafts.ts';
import type { Texts } from './part-texts.ts';

/** How long typing pauses before the draft is stored, and how long a lost connection is left alone, in ms. Tests shorten them. */
export const delays = { save: 1000, retry: [3000, 6000, 12_000] };
/** Another person stored a draft since the version that was sent. */
const CONFLICT = 409;
const TOO_MANY = 429;
/** After a request that ended so, no other one follows by itself. */
const stops: ReadonlySet<Saving['state']> = new Set(['offline', 'failed', 'conflict']);

/** Where a draft stands, as it is told in words. */
export type Saving =
  | { state: 'rest' }
  | { state: 'typing' | 'saving' | 'offline' | 'conflict' }
  | { state: 'saved'; at: number }
  | { state: 'wrong'; fields: number }
  | { state: 'failed'; error: unknown };

export interface Snapshot {
  drafts: drafts.Drafts;
  saving: Saving;
}

interface StoreOptions {
  stored: Parameters<typeof drafts.openedDrafts>[0];
  /** Stores the draft of a language. @throws ApiError */
  send: (locale: Locale, texts: Texts, version: number) => Promise<Stored<Texts>>;
  /** Reads the stored drafts again: the server holds a newer one. */
  refresh: () => void;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * Holds the drafts of one part and stores each a moment after typing pauses, one request at a time. Nothing typed is
 * lost by a refusal, a conflict or a lost connection, which is tried again by itself.
 */
export function createDraftStore({ stored, send, refresh }: StoreOptions) {
  let now: Snapshot = { drafts: drafts.openedDrafts(stored), saving: { state: 'rest' } };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: { locale: Locale; done: Promise<void> } | undefined;
  let failures = 0;
  /** The field that holds the cursor. */
  let cursor: { locale: Locale; field: string } | undefined;

  const set = (change: Partial<Snapshot>) => {
    now = { ...now, ...change };
    for (const tell of listeners) tell();
  };
  const waiting = () =>
    locales.filter((locale) => {
      const draft = now.drafts.locales[locale];
      return drafts.isUnsaved(draft) && !draft.theirs && !drafts.isRefused(draft);
    });
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const typed = (next: drafts.Drafts) => {
    set({ drafts: next, saving: stateOf(next, now.saving) });
    if (waiting().length > 0) later(delays.save);
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    while (underWay) await underWay.done;
    const [locale] = waiting();
    if (locale === undefined) return;
    const done = store(locale);
    underWay = { locale, done };
    await done;
    underWay = undefined;
    if (!stops.has(now.saving.state)) await run();
  }

  async function store(locale: Locale): Promise<void> {
    const { draft, base } = now.drafts.locales[locale];
    set({ saving: { state: 'saving' } });
    try {
      const answer = await send(locale, draft, base.version);
      failures = 0;
      const held = cursor?.locale === locale ? cursor.field : undefined;
      const next = drafts.saved(now.drafts, locale, draft, answer, held);
      set({ drafts: next, saving: stateOf(next, { state: 'saved', at: Date.now() }) });
    } catch (error) {
      failed(locale, draft, error);
    }
  }

  function failed(locale: Locale, sent: Texts, error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    const fields = error instanceof ApiError ? error.fields : {};
    const wrong = Object.keys(fields).length;
    if (wrong > 0) {
      const next = drafts.refused(now.drafts, locale, sent, fields);
      set({ drafts: next, saving: { state: 'wrong', fields: wrong } });
    } else if (status === CONFLICT) {
      set({ saving: { state: 'conflict' } });
      refresh();
    } else if (status !== 0 && status < 500 && status !== TOO_MANY) {
      set({ saving: { state: 'failed', error } });
    } else {
      set({ saving: { state: 'offline' } });
      later(delays.retry[Math.min(failures, delays.retry.length - 1)] ?? delays.save);
      failures += 1;
    }
  }

  return {
    snapshot: () => now,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    /** Stops the timer: the editor is left. */
    stop: () => clearTimeout(timer),
    change: (locale: Locale, texts: Texts, field = '') =>
      typed(drafts.changed(now.drafts, locale, texts, field, Date.now())),
    step: (way: 'back' | 'forward') => {
      const next = drafts.stepped(now.drafts, way);
      if (next) typed(next);
    },
    /** The cursor enters a field, or leaves the one that it was in. */
    enter: (locale: Locale, field: string) => {
      cursor = { locale, field };
    },
    leave: (locale: Locale, field: string) => {
      cursor = undefined;
      set({ drafts: drafts.left(now.drafts, locale, field) });
    },
    /** The stored drafts as they were read last. The one that is being stored is told by its own answer. */
    renew: (latest: StoreOptions['stored']) => {
      let next = now.drafts;
      for (const locale of locales)
        if (underWay?.locale !== locale) next = drafts.renewed(next, locale, latest[locale]);
      if (next !== now.drafts) set({ drafts: next, saving: stateOf(next, now.saving) });
    },
    keepMine: (locale: Locale) => {
      const next = drafts.keptMine(now.drafts, locale);
      set({ drafts: next, saving: { state: 'typing' } });
      later(0);
    },
    takeTheirs: (locale: Locale) => {
      const next = drafts.tookTheirs(now.drafts, locale, Date.now());
      set({ drafts: next, saving: stateOf(next, { state: 'rest' }) });
    },
    /** Puts the sentences of the server at the fields of a language. */
    refuse: (locale: Locale, fields: Record<string, string>) =>
      set({ drafts: drafts.refused(now.drafts, locale, now.drafts.locales[locale].draft, fields) }),
    /** Waits for the request under way and sends no other. Returns what is stored then. */
    settled: async (locale: Locale): Promise<Stored<Texts>> => {
      clearTimeout(timer);
      while (underWay) await underWay.done;
      return now.drafts.locales[locale].base;
    },
    /** The draft of a language was thrown away: what was typed in it goes; a step back brings it back. */
    forget: (locale: Locale) => {
      set({ drafts: drafts.forgotten(now.drafts, locale, Date.now()), saving: { state: 'rest' } });
    },
    /** Stores at once what waits. Returns whether everything is stored. */
    flush: async (): Promise<boolean> => {
      await run();
      return locales.every((locale) => !drafts.isUnsaved(now.drafts.locales[locale]));
    },
  };
}

/** What is told of drafts: a conflict and what is not stored go before how the last request ended. */
function stateOf({ locales: all }: drafts.Drafts, otherwise: Saving): Saving {
  const each = Object.values(all);
  if (each.some(({ theirs }) => theirs)) return { state: 'conflict' };
  const unsaved = each.filter(drafts.isUnsaved);
  const refused = unsaved.filter(drafts.isRefused);
  const [first] = refused;
  if (first) return { state: 'wrong', fields: Object.keys(first.attempt.wrong).length };
  if (otherwise.state === 'saving' || otherwise.state === 'offline') return otherwise;
  if (unsaved.length > 0) return { state: 'typing' };
  return otherwise.state === 'saved' ? otherwise : { state: 'rest' };
}
