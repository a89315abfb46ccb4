import type { MediaDto } from '../../../contracts/media.ts';
import { MAX_UPLOADS_AT_ONCE } from '../../../domain/media/picture.ts';
import { ApiError } from '../../api/call-api.ts';
import { sendFile } from '../../api/send-file.ts';
import { type Refusal, refusalOf, typeOf } from './refusal.ts';

/** The state of a file. `stored`: the server has it as `picture`, and is preparing its sizes or has done so. */
export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; sent: number }
  | { kind: 'stored'; picture: string }
  /** The file itself was rejected: sending it again would fail again. */
  | { kind: 'refused'; code: Refusal }
  | { kind: 'refused'; error: ApiError }
  /** The connection or the server failed: the same file can be sent again. */
  | { kind: 'lost'; error: ApiError };

export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

/** Whether a status can succeed on retry: no response, incomplete body (400), too many requests, server error. */
const isTransient = (status: number): boolean => [0, 400, 429].includes(status) || status >= 500;

/**
 * The files being uploaded to the library, in the order in which they were added. The queue is global, so that uploads
 * continue while another section is open. At most two files are sent at once.
 */
class UploadQueue {
  #uploads: readonly Upload[] = [];
  #made = 0;
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #whenStored = new Set<(picture: MediaDto) => void>();

  readonly all = (): readonly Upload[] => this.#uploads;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Calls a function with each picture that the server has stored. Returns a function that unsubscribes it. */
  readonly onStored = (act: (picture: MediaDto) => void) => {
    this.#whenStored.add(act);
    return () => this.#whenStored.delete(act);
  };

  /** Adds files and begins to send them; files that the API would reject are not sent. Returns their ids. */
  readonly add = (files: readonly File[]): string[] => {
    const added = files.map(this.#begin);
    this.#change([...this.#uploads, ...added]);
    this.#next();
    return added.map(({ id }) => id);
  };

  /** Replaces a rejected file by other files. */
  readonly replace = (id: string, files: readonly File[]): void => {
    if (files.length === 0) return;
    this.#change(this.#uploads.flatMap((upload) => (upload.id === id ? files.map(this.#begin) : [upload])));
    this.#next();
  };

  readonly retry = (id: string): void => {
    this.#set(id, { kind: 'waiting' });
    this.#next();
  };

  /** Removes a file from the list and aborts its upload. A stored picture stays in the library. */
  readonly remove = (id: string): void => {
    this.#change(this.#uploads.filter((upload) => upload.id !== id));
    this.#running.get(id)?.abort();
  };

  /** Aborts and removes every unfinished upload. */
  readonly stopAll = (): void => {
    const open = this.#uploads.filter(({ state }) => isOpen(state));
    this.#change(this.#uploads.filter(({ state }) => !isOpen(state)));
    for (const { id } of open) this.#running.get(id)?.abort();
  };

  /** Removes every file whose upload has finished. */
  readonly clear = (): void => this.#change(this.#uploads.filter(({ state }) => isOpen(state)));

  readonly #begin = (file: File): Upload => {
    const code = refusalOf(file);
    this.#made += 1;
    return { id: String(this.#made), file, state: code ? { kind: 'refused', code } : { kind: 'waiting' } };
  };

  #next(): void {
    for (const { id, file, state } of this.#uploads) {
      if (this.#running.size >= MAX_UPLOADS_AT_ONCE) return;
      if (state.kind === 'waiting') void this.#send(id, file);
    }
  }

  async #send(id: string, file: File): Promise<void> {
    const running = new AbortController();
    this.#running.set(id, running);
    this.#set(id, { kind: 'sending', sent: 0 });
    try {
      const picture = await sendFile<MediaDto>({
        path: `/media?${new URLSearchParams({ name: file.name })}`,
        file: file.type === '' ? new Blob([file], { type: typeOf(file) }) : file,
        onProgress: (sent) => this.#set(id, { kind: 'sending', sent: Math.min(sent, file.size) }),
        signal: running.signal,
      });
      this.#set(id, { kind: 'stored', picture: picture.id });
      for (const act of this.#whenStored) act(picture);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0);
      const { status } = failure;
      // The session has ended: another account must not send or see these files.
      if (status === 401) {
        this.stopAll();
        this.clear();
      }
      this.#set(
        id,
        isTransient(status) ? { kind: 'lost', error: failure } : { kind: 'refused', error: failure },
      );
    }
    this.#running.delete(id);
    this.#next();
  }

  #set(id: string, state: UploadState): void {
    // A file that was removed from the list has no state any more.
    if (!this.#uploads.some((upload) => upload.id === id)) return;
    this.#change(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  #change(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

export const isOpen = ({ kind }: UploadState): boolean => kind === 'waiting' || kind === 'sending';

/** The one queue of this page. */
export const uploads = new UploadQueue();
