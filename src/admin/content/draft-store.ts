import { type Locale, locales } from '../../domain/locale/locale.ts';
import { createDraftSender, type Saving, savingOf } from '../ui/form/draft-sender.ts';
import type { Stored } from '../ui/form/form-state.ts';
import type { Sides } from '../ui/form/sides.ts';
import * as drafts from './drafts.ts';
import { isSame, type Texts } from './part-texts.ts';

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
 * Holds the drafts of one part and stores each a moment after typing pauses. Nothing typed is lost by a refusal, a conflict
 * or a lost connection.
 */
export function createDraftStore({ stored, send, refresh }: StoreOptions) {
  let now: Snapshot = { drafts: drafts.openedDrafts(stored), saving: { state: 'rest' } };
  const listeners = new Set<() => void>();
  /** The field that holds the cursor. */
  let cursor: { locale: Locale; field: string } | undefined;

  const set = (change: Partial<Snapshot>) => {
    now = { ...now, ...change };
    for (const tell of listeners) tell();
  };
  const waiting = () =>
    locales.find((locale) => {
      const draft = now.drafts.locales[locale];
      return drafts.isUnsaved(draft) && !draft.theirs && !drafts.isRefused(draft);
    });
  const take = (next: drafts.Drafts) => {
    set({ drafts: next, saving: stateOf(next, now.saving) });
    if (waiting()) sender.sendSoon();
  };

  const sender = createDraftSender({
    next: () => {
      const locale = waiting();
      return locale && { locale, ...now.drafts.locales[locale] };
    },
    send: ({ locale, draft, base }) => send(locale, draft, base.version),
    accepted: ({ locale, draft }, answer) => {
      const held = cursor?.locale === locale ? cursor.field : undefined;
      const next = drafts.saved(now.drafts, locale, draft, answer, held);
      set({ drafts: next, saving: stateOf(next, { state: 'saved', at: Date.now() }) });
    },
    refused: ({ locale, draft }, fields) => {
      const next = drafts.refused(now.drafts, locale, draft, fields);
      set({ drafts: next, saving: stateOf(next, { state: 'rest' }) });
    },
    outdated: refresh,
    tell: (saving) => set({ saving }),
  });

  return {
    snapshot: () => now,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    stop: sender.stop,
    change: (locale: Locale, texts: Texts, field = '') =>
      take(drafts.changed(now.drafts, locale, texts, field, Date.now())),
    step: (way: 'back' | 'forward') => {
      const next = drafts.stepped(now.drafts, way);
      if (next) take(next);
    },
    /** The cursor enters a field, or leaves the one that it was in. */
    enter: (locale: Locale, field: string) => {
      cursor = { locale, field };
    },
    leave: (locale: Locale, field: string) => {
      cursor = undefined;
      set({ drafts: drafts.left(now.drafts, locale, field) });
    },
    /**
     * The stored drafts as they were read last. The one that is being stored is told by its own answer. Returns the texts
     * that it replaced, of each language.
     */
    renew: (latest: StoreOptions['stored']): { locale: Locale; before: Texts; after: Texts }[] => {
      const { drafts: before } = now;
      let next = before;
      for (const locale of locales)
        if (sender.sent()?.locale !== locale) next = drafts.renewed(next, locale, latest[locale], Date.now());
      if (next !== before) take(next);
      return locales
        .map((locale) => ({
          locale,
          before: before.locales[locale].draft,
          after: next.locales[locale].draft,
        }))
        .filter((one) => !isSame(one.before, one.after));
    },
    /** Goes on with the chosen texts. */
    decide: (locale: Locale, sides: Sides) => {
      const next = drafts.decidedOn(now.drafts, locale, sides, Date.now());
      set({ drafts: next, saving: stateOf(next, { state: 'rest' }) });
      void sender.sendNow();
    },
    /** Puts the sentences of the server at the fields of a language. */
    refuse: (locale: Locale, fields: Record<string, string>) =>
      set({ drafts: drafts.refused(now.drafts, locale, now.drafts.locales[locale].draft, fields) }),
    /** Waits for the request under way and sends no other. Returns the stored texts. */
    settled: async (locale: Locale): Promise<Stored<Texts>> => {
      await sender.settle();
      return now.drafts.locales[locale].base;
    },
    /** Follows the removal of a language's draft: typed texts go; a step back brings them back. */
    forget: (locale: Locale) => {
      set({ drafts: drafts.forgotten(now.drafts, locale, Date.now()), saving: { state: 'rest' } });
    },
    /** Stores waiting drafts at once. Returns whether all drafts are stored. */
    flush: async (): Promise<boolean> => {
      await sender.sendNow();
      return locales.every((locale) => !drafts.isUnsaved(now.drafts.locales[locale]));
    },
  };
}

const stateOf = ({ locales: all }: drafts.Drafts, otherwise: Saving): Saving =>
  savingOf(
    Object.values(all).map((draft) => ({
      isUnsaved: drafts.isUnsaved(draft),
      wrong: drafts.isRefused(draft) ? Object.keys(draft.attempt.wrong).length : 0,
      isConflict: draft.theirs !== undefined,
    })),
    otherwise,
  );
