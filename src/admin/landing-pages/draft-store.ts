import { ApiError } from '../api/call-api.ts';
import type { FieldErrors, Stored } from '../ui/form/form-state.ts';
import { fieldNamed } from './content-paths.ts';
import * as drafts from './landing-draft.ts';

/** How long typing pauses before the draft is stored, and how long a lost connection is left alone, in milliseconds. */
export const delays = { save: 1000, retry: [3000, 6000, 12_000] } as const;
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

export interface Snapshot<Values extends object> {
  draft: drafts.LandingDraft<Values>;
  saving: Saving;
}

interface StoreOptions<Values extends object> {
  stored: Stored<Values>;
  /** Stores a draft that is based on a version, and returns the new version. @throws ApiError */
  send: (values: Values, version: number) => Promise<number>;
  /** Reads the stored draft again: the server holds a newer one. */
  refresh: () => void;
}

export type DraftStore<Values extends object> = ReturnType<typeof createDraftStore<Values>>;

/**
 * Holds the draft of one page and stores it a moment after typing pauses, one request at a time. Nothing typed is lost by
 * a refusal, a conflict or a lost connection, which is tried again by itself.
 */
export function createDraftStore<Values extends object>({ stored, send, refresh }: StoreOptions<Values>) {
  let now: Snapshot<Values> = { draft: drafts.openedDraft(stored), saving: { state: 'rest' } };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let failures = 0;

  const set = (change: Partial<Snapshot<Values>>) => {
    now = { ...now, ...change };
    for (const tell of listeners) tell();
  };
  const waits = () => drafts.isUnsaved(now.draft) && !now.draft.theirs && !drafts.isRefused(now.draft);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const take = (draft: drafts.LandingDraft<Values>) => {
    set({ draft, saving: stateOf(draft, now.saving) });
    if (waits()) later(delays.save);
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    while (underWay) await underWay;
    if (!waits()) return;
    underWay = store();
    await underWay;
    underWay = undefined;
    if (!stops.has(now.saving.state)) await run();
  }

  async function store(): Promise<void> {
    const { draft: sent, base } = now.draft;
    set({ saving: { state: 'saving' } });
    try {
      const version = await send(sent, base.version);
      failures = 0;
      const next = drafts.saved(now.draft, sent, version);
      set({ draft: next, saving: stateOf(next, { state: 'saved', at: Date.now() }) });
    } catch (error) {
      failed(sent, error);
    }
  }

  function failed(sent: Values, error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    const named = Object.entries(error instanceof ApiError ? error.fields : {});
    if (named.length > 0) {
      const fields = Object.fromEntries(named.map(([name, sentence]) => [fieldNamed(sent, name), sentence]));
      const next = drafts.refused(now.draft, sent, fields);
      set({ draft: next, saving: stateOf(next, { state: 'rest' }) });
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
    /** Changes the values; typing in one `field` is one step back. */
    change: (values: Values, field = '') => take(drafts.changed(now.draft, values, field, Date.now())),
    step: (way: 'back' | 'forward') => {
      const next = drafts.stepped(now.draft, way);
      if (next) take(next);
    },
    /** The stored draft as it was read last. While one is being stored, its own answer tells. */
    renew: (latest: Stored<Values>) => {
      if (underWay) return;
      const next = drafts.renewed(now.draft, latest, Date.now());
      if (next !== now.draft) set({ draft: next, saving: stateOf(next, now.saving) });
    },
    keepMine: () => {
      const next = drafts.keptMine(now.draft);
      set({ draft: next, saving: { state: 'typing' } });
      later(0);
    },
    takeTheirs: () => {
      const next = drafts.tookTheirs(now.draft, Date.now());
      set({ draft: next, saving: stateOf(next, { state: 'rest' }) });
    },
    /** Puts the sentences of the server at the fields. */
    refuse: (fields: FieldErrors) => set({ draft: drafts.refused(now.draft, now.draft.draft, fields) }),
    /** Stores at once what waits. Returns whether everything is stored. */
    flush: async (): Promise<boolean> => {
      await run();
      return !drafts.isUnsaved(now.draft);
    },
  };
}

/** What is told of a draft: a conflict and a refusal go before how the last request ended. */
function stateOf<Values extends object>(draft: drafts.LandingDraft<Values>, otherwise: Saving): Saving {
  if (draft.theirs) return { state: 'conflict' };
  const isUnsaved = drafts.isUnsaved(draft);
  if (isUnsaved && drafts.isRefused(draft))
    return { state: 'wrong', fields: Object.keys(draft.attempt.wrong).length };
  if (otherwise.state === 'saving' || otherwise.state === 'offline') return otherwise;
  if (isUnsaved) return { state: 'typing' };
  return otherwise.state === 'saved' ? otherwise : { state: 'rest' };
}
