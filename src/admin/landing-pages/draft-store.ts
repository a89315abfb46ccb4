import { createDraftSender, type Saving, savingOf } from '../ui/form/draft-sender.ts';
import type { FieldErrors, Stored } from '../ui/form/form-state.ts';
import type { Sides } from '../ui/form/sides.ts';
import { differences, fieldNamed } from './content-paths.ts';
import * as drafts from './landing-draft.ts';

export interface Snapshot<Values extends object> {
  draft: drafts.LandingDraft<Values>;
  saving: Saving;
}

interface StoreOptions<Values extends object> {
  stored: Stored<Values>;
  /** Stores a draft that is based on a version, and returns what is stored. @throws ApiError */
  send: (values: Values, version: number) => Promise<Stored<Values>>;
  /** Reads the stored draft again: the server holds a newer one. */
  refresh: () => void;
}

export type DraftStore<Values extends object> = ReturnType<typeof createDraftStore<Values>>;

/**
 * Holds the draft of one page and stores it a moment after typing pauses. Nothing typed is lost by a refusal, a conflict or
 * a lost connection.
 */
export function createDraftStore<Values extends object>({ stored, send, refresh }: StoreOptions<Values>) {
  let now: Snapshot<Values> = { draft: drafts.openedDraft(stored), saving: { state: 'rest' } };
  const listeners = new Set<() => void>();
  /** The place of the field that holds the cursor. */
  let cursor: string | undefined;

  const set = (change: Partial<Snapshot<Values>>) => {
    now = { ...now, ...change };
    for (const tell of listeners) tell();
  };
  const waits = () => drafts.isUnsaved(now.draft) && !now.draft.theirs && !drafts.isRefused(now.draft);
  const take = (draft: drafts.LandingDraft<Values>) => {
    set({ draft, saving: stateOf(draft, now.saving) });
    if (waits()) sender.sendSoon();
  };

  const sender = createDraftSender({
    next: () => (waits() ? now.draft : undefined),
    send: ({ draft, base }) => send(draft, base.version),
    accepted: ({ draft: sent }, answer) => {
      const draft = drafts.saved(now.draft, sent, answer, cursor);
      set({ draft, saving: stateOf(draft, { state: 'saved', at: Date.now() }) });
    },
    refused: ({ draft: sent }, errors) => {
      const named = Object.entries(errors).map(([name, sentence]) => [fieldNamed(sent, name), sentence]);
      const draft = drafts.refused(now.draft, sent, Object.fromEntries(named));
      set({ draft, saving: stateOf(draft, { state: 'rest' }) });
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
    /** Changes the values; typing in one `field` is one step back. */
    change: (values: Values, field = '') => take(drafts.changed(now.draft, values, field, Date.now())),
    /** The cursor enters a field, or leaves the one that it was in. */
    enter: (field: string) => {
      cursor = field;
    },
    leave: (field: string) => {
      cursor = undefined;
      set({ draft: drafts.left(now.draft, field) });
    },
    step: (way: 'back' | 'forward') => {
      const next = drafts.stepped(now.draft, way);
      if (next) take(next);
    },
    /**
     * The stored draft as it was read last. While one is being stored, its own answer tells. Returns the places whose
     * values it replaced.
     */
    renew: (latest: Stored<Values>): string[] => {
      const { draft } = now;
      if (sender.sent()) return [];
      const next = drafts.renewed(draft, latest, Date.now());
      if (next !== draft) take(next);
      return differences(draft.draft, next.draft);
    },
    /** Goes on with the chosen values. */
    decide: (sides: Sides) => {
      const next = drafts.decidedOn(now.draft, sides, Date.now());
      set({ draft: next, saving: stateOf(next, { state: 'rest' }) });
      void sender.sendNow();
    },
    /** Puts the sentences of the server at the fields. */
    refuse: (fields: FieldErrors) => set({ draft: drafts.refused(now.draft, now.draft.draft, fields) }),
    /** Stores a waiting draft at once. Returns whether the draft is stored. */
    flush: async (): Promise<boolean> => {
      await sender.sendNow();
      return !drafts.isUnsaved(now.draft);
    },
  };
}

function stateOf<Values extends object>(draft: drafts.LandingDraft<Values>, otherwise: Saving): Saving {
  const wrong = drafts.isRefused(draft) ? Object.keys(draft.attempt.wrong).length : 0;
  return savingOf(
    [{ isUnsaved: drafts.isUnsaved(draft), wrong, isConflict: draft.theirs !== undefined }],
    otherwise,
  );
}
