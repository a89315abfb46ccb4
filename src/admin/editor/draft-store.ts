import { createDraftSender, type Saving, savingOf } from '../ui/form/draft-sender.ts';
import type { FieldErrors, Stored } from '../ui/form/form-state.ts';
import type { Sides } from '../ui/form/sides.ts';
import * as machine from './drafts.ts';
import { differences, fieldNamed } from './value-paths.ts';

export interface Snapshot<Key extends string, Values extends object> {
  drafts: machine.Drafts<Key, Values>;
  saving: Saving;
}

interface StoreOptions<Key extends string, Values extends object> {
  stored: Readonly<Record<Key, Stored<Values>>>;
  /** Stores a draft that is based on a version, and returns the stored values and version. @throws ApiError */
  send: (key: Key, values: Values, version: number) => Promise<Stored<Values>>;
  /** Refetches the stored drafts: the server has a newer one. */
  refresh: () => void;
  /** No autosave: drafts are stored only by `flush`, and after a conflict is resolved. */
  isManual?: boolean;
}

export type DraftStore<Key extends string, Values extends object> = ReturnType<
  typeof createDraftStore<Key, Values>
>;

/**
 * Holds the drafts of one document and stores each one debounced. A rejection, a conflict or a lost connection never loses
 * typed text.
 */
export function createDraftStore<Key extends string, Values extends object>({
  stored,
  send,
  refresh,
  isManual = false,
}: StoreOptions<Key, Values>) {
  const keys = Object.keys(stored) as Key[];
  let now: Snapshot<Key, Values> = { drafts: machine.openedDrafts(stored), saving: { state: 'rest' } };
  const listeners = new Set<() => void>();
  /** The focused field. */
  let cursor: { key: Key; field: string } | undefined;

  const set = (drafts: machine.Drafts<Key, Values>, saving: Saving) => {
    now = { drafts, saving };
    for (const tell of listeners) tell();
  };
  /** @param otherwise the state if no draft is unsaved, rejected or in conflict */
  const show = (drafts: machine.Drafts<Key, Values>, otherwise: Saving) =>
    set(
      drafts,
      savingOf(
        keys.map((key) => {
          const draft = drafts.all[key];
          return {
            isUnsaved: machine.isUnsaved(draft),
            wrong: machine.isRefused(draft) ? Object.keys(draft.attempt.wrong).length : 0,
            isConflict: draft.theirs !== undefined,
          };
        }),
        otherwise,
      ),
    );
  const waiting = () =>
    keys.find((key) => {
      const draft = now.drafts.all[key];
      return machine.isUnsaved(draft) && !draft.theirs && !machine.isRefused(draft);
    });
  const take = (next: machine.Drafts<Key, Values>) => {
    const goesOn = now.saving.state === 'conflict';
    show(next, now.saving);
    if (waiting() === undefined) return;
    if (!isManual) sender.sendSoon();
    else if (goesOn) void sender.sendNow();
  };

  const sender = createDraftSender({
    next: () => {
      const key = waiting();
      return key === undefined ? undefined : { key, ...now.drafts.all[key] };
    },
    send: ({ key, draft, base }) => send(key, draft, base.version),
    accepted: ({ key, draft }, answer) => {
      const held = cursor?.key === key ? cursor.field : undefined;
      show(machine.saved(now.drafts, key, draft, answer, held), { state: 'saved', at: Date.now() });
    },
    refused: ({ key, draft }, errors) => {
      const named = Object.entries(errors).map(([name, sentence]) => [fieldNamed(draft, name), sentence]);
      show(machine.refused(now.drafts, key, draft, Object.fromEntries(named)), { state: 'rest' });
    },
    outdated: refresh,
    tell: (saving) => set(now.drafts, saving),
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
    /** Changes the values of a draft; typing in one `field` is a single undo step. */
    change: (key: Key, values: Values, field = '') =>
      take(machine.changed(now.drafts, key, values, field, Date.now())),
    step: (way: 'back' | 'forward') => {
      const next = machine.stepped(now.drafts, way);
      if (next) take(next);
    },
    /** Called when a field gets the focus; `leave`, when it loses it. */
    enter: (key: Key, field: string) => {
      cursor = { key, field };
    },
    leave: (key: Key, field: string) => {
      cursor = undefined;
      set(machine.left(now.drafts, key, field), now.saving);
    },
    /**
     * Applies the drafts as refetched from the server. A draft that is being saved is skipped: its own response updates it.
     * Returns the drafts whose values changed, with the values before and after.
     */
    renew: (latest: Readonly<Record<Key, Stored<Values>>>): { key: Key; before: Values; after: Values }[] => {
      const { drafts: before } = now;
      let next = before;
      for (const key of keys)
        if (sender.sent()?.key !== key) next = machine.renewed(next, key, latest[key], Date.now());
      if (next !== before) take(next);
      return keys
        .map((key) => ({ key, before: before.all[key].draft, after: next.all[key].draft }))
        .filter((one) => differences(one.before, one.after).length > 0);
    },
    /** Resolves a conflict with the chosen values, and stores them. */
    decide: (key: Key, sides: Sides) => {
      show(machine.decidedOn(now.drafts, key, sides, Date.now()), { state: 'rest' });
      void sender.sendNow();
    },
    /** Assigns the server's error messages to the fields of a draft. */
    refuse: (key: Key, fields: FieldErrors) =>
      set(machine.refused(now.drafts, key, now.drafts.all[key].draft, fields), now.saving),
    /** Cancels the autosave timer and waits for a pending request. Returns the stored values. */
    settled: async (key: Key): Promise<Stored<Values>> => {
      await sender.settle();
      return now.drafts.all[key].base;
    },
    /** Called after the server has deleted a draft: drops the typed values. Undo restores them. */
    forget: (key: Key) => set(machine.forgotten(now.drafts, key, Date.now()), { state: 'rest' }),
    /** Stores unsaved drafts at once. Returns whether all drafts are stored. */
    flush: async (): Promise<boolean> => {
      await sender.sendNow();
      return keys.every((key) => !machine.isUnsaved(now.drafts.all[key]));
    },
  };
}
