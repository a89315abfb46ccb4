import { ApiError } from '../../api/call-api.ts';
import type { FieldErrors } from './form-state.ts';

/** Debounce before a draft is stored, and delays of the retries after a lost connection, in ms. Tests shorten them. */
export const delays: { save: number; readonly retry: readonly [number, number, number] } = {
  save: 1000,
  retry: [3000, 6000, 12_000],
};
/** Another person has stored a newer version than the one that the draft is based on. */
const CONFLICT = 409;
const TOO_MANY = 429;
/** After a request with one of these results, the next draft is not sent at once. */
const stops: ReadonlySet<Saving['state']> = new Set(['offline', 'failed', 'conflict']);

/** The saved state of the drafts. */
export type Saving =
  | { state: 'rest' }
  | { state: 'typing' | 'saving' | 'conflict' }
  | { state: 'saved'; at: number }
  | { state: 'wrong'; fields: number }
  /** `offline` is retried automatically, `failed` is not. */
  | { state: 'offline' | 'failed'; error: unknown };

interface SenderOptions<Draft, Answer> {
  /** Returns the draft to store next; undefined if each one is stored, rejected or in conflict. */
  next: () => Draft | undefined;
  /** Stores a draft. @throws ApiError */
  send: (draft: Draft) => Promise<Answer>;
  accepted: (draft: Draft, answer: Answer) => void;
  /** Called when the server rejected fields of the draft, with a message for each. */
  refused: (draft: Draft, fields: FieldErrors) => void;
  /** Called when the server has a newer draft, which must be refetched. */
  outdated: () => void;
  /** Called with the state of the request; the draft store decides whether to show it. */
  tell: (saving: Saving) => void;
}

export type DraftSender<Draft> = ReturnType<typeof createDraftSender<Draft, unknown>>;

/**
 * Sends drafts debounced, one request at a time. Retries automatically after a lost connection; after a conflict or a
 * failure it waits for the user.
 */
export function createDraftSender<Draft, Answer>(options: SenderOptions<Draft, Answer>) {
  const { next, send, accepted, refused, outdated, tell } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: { draft: Draft; done: Promise<boolean> } | undefined;
  let failures = 0;

  const sendLater = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), ms);
  };

  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    while (underWay) await underWay.done;
    const draft = next();
    if (draft === undefined) return;
    underWay = { draft, done: attempt(draft) };
    const goesOn = await underWay.done;
    underWay = undefined;
    if (goesOn) await sendNow();
  }

  /** Resolves to whether the next draft may be sent. */
  async function attempt(draft: Draft): Promise<boolean> {
    tell({ state: 'saving' });
    try {
      accepted(draft, await send(draft));
      failures = 0;
      return true;
    } catch (error) {
      return !fail(draft, error);
    }
  }

  /** Handles a failed request. Returns whether sending stops. */
  function fail(draft: Draft, error: unknown): boolean {
    const fields = error instanceof ApiError ? error.fields : {};
    if (Object.keys(fields).length > 0) {
      refused(draft, fields);
      return false;
    }
    const saving = failureOf(error);
    tell(saving);
    if (saving.state === 'conflict') outdated();
    if (saving.state === 'offline') {
      sendLater(delays.retry[Math.min(failures, delays.retry.length - 1)] ?? delays.save);
      failures += 1;
    }
    return stops.has(saving.state);
  }

  return {
    /** The draft of the pending request. */
    sent: () => underWay?.draft,
    /** Sends the next draft debounced. */
    sendSoon: () => sendLater(delays.save),
    /** Sends the next draft at once, after the pending request. */
    sendNow,
    /** Cancels the timer; a pending request continues. */
    stop: () => clearTimeout(timer),
    /** Cancels the timer, and waits for the pending request. */
    settle: async (): Promise<void> => {
      clearTimeout(timer);
      while (underWay) await underWay.done;
    },
  };
}

function failureOf(error: unknown): Saving {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === CONFLICT) return { state: 'conflict' };
  const passes = status === 0 || status >= 500 || status === TOO_MANY;
  return { state: passes ? 'offline' : 'failed', error };
}

interface Standing {
  isUnsaved: boolean;
  /** The number of fields that the server rejected and that have not changed since; 0 if none. */
  wrong: number;
  isConflict: boolean;
}

/** Returns the state to show: a conflict or a rejection takes precedence over the result of the last request. */
export function savingOf(drafts: readonly Standing[], otherwise: Saving): Saving {
  if (drafts.some(({ isConflict }) => isConflict)) return { state: 'conflict' };
  const unsaved = drafts.filter(({ isUnsaved }) => isUnsaved);
  const wrong = unsaved.find(({ wrong }) => wrong > 0);
  if (wrong) return { state: 'wrong', fields: wrong.wrong };
  if (otherwise.state === 'saving' || otherwise.state === 'offline') return otherwise;
  if (unsaved.length > 0) return { state: 'typing' };
  return otherwise.state === 'saved' ? otherwise : { state: 'rest' };
}
