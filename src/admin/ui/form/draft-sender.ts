import { ApiError } from '../../api/call-api.ts';
import type { FieldErrors } from './form-state.ts';

/** How long typing pauses before a draft is stored, and how long a lost connection is left alone, in ms. Tests shorten them. */
export const delays: { save: number; readonly retry: readonly [number, number, number] } = {
  save: 1000,
  retry: [3000, 6000, 12_000],
};
/** Another person stored a draft since the version that was sent. */
const CONFLICT = 409;
const TOO_MANY = 429;
/** After a request that ended so, no other one follows by itself. */
const stops: ReadonlySet<Saving['state']> = new Set(['offline', 'failed', 'conflict']);

/** Where drafts stand, as it is told in words. */
export type Saving =
  | { state: 'rest' }
  | { state: 'typing' | 'saving' | 'conflict' }
  | { state: 'saved'; at: number }
  | { state: 'wrong'; fields: number }
  /** The draft is sent again by itself after the first. */
  | { state: 'offline' | 'failed'; error: unknown };

interface SenderOptions<Draft, Answer> {
  /** Returns the draft to store next; undefined if each one is stored, refused or in conflict. */
  next: () => Draft | undefined;
  /** Stores a draft. @throws ApiError */
  send: (draft: Draft) => Promise<Answer>;
  accepted: (draft: Draft, answer: Answer) => void;
  /** The server refused fields of the draft, with a sentence for each. */
  refused: (draft: Draft, fields: FieldErrors) => void;
  /** The server holds a newer draft, which is to be read. */
  outdated: () => void;
  /** Tells how a request goes; the store of the drafts says whether that is the state to show. */
  tell: (saving: Saving) => void;
}

export type DraftSender<Draft> = ReturnType<typeof createDraftSender<Draft, unknown>>;

/**
 * Sends drafts a moment after typing pauses, one request at a time. A lost connection is tried again by itself; after
 * a conflict or a failure the sender waits for the editor.
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

  /** Returns whether the next draft may follow. */
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

  /** Returns whether sending stops. */
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
    /** The draft of the request under way. */
    sent: () => underWay?.draft,
    /** Sends the waiting draft after the pause of typing. */
    sendSoon: () => sendLater(delays.save),
    /** Sends the waiting draft at once, after the request under way. */
    sendNow,
    /** Cancels the waiting draft; the request under way goes on. */
    stop: () => clearTimeout(timer),
    /** Cancels the waiting draft, and waits for the request under way. */
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
  /** The number of fields that the server refused and that are as they were sent; 0 without a refusal. */
  wrong: number;
  isConflict: boolean;
}

/** Returns the state to show for drafts: a conflict and a refusal go before the outcome of the last request. */
export function savingOf(drafts: readonly Standing[], otherwise: Saving): Saving {
  if (drafts.some(({ isConflict }) => isConflict)) return { state: 'conflict' };
  const unsaved = drafts.filter(({ isUnsaved }) => isUnsaved);
  const wrong = unsaved.find(({ wrong }) => wrong > 0);
  if (wrong) return { state: 'wrong', fields: wrong.wrong };
  if (otherwise.state === 'saving' || otherwise.state === 'offline') return otherwise;
  if (unsaved.length > 0) return { state: 'typing' };
  return otherwise.state === 'saved' ? otherwise : { state: 'rest' };
}
