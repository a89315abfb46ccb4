import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A running upload of the browser, which the test controls. */
export interface FakeUpload {
  /** Path and query below the API's base. */
  path: string;
  headers: Record<string, string>;
  aborted: boolean;
  /** Reports how many bytes are sent. */
  progress(sent: number): Promise<void>;
  /** Responds with a success or failure of the API. */
  answer(status: number, body: object): Promise<void>;
  /** Loses the connection. */
  lose(): Promise<void>;
}

/** Replaces `XMLHttpRequest`. Returns the list of uploads, which grows with each that is begun. */
export function holdUploads(): FakeUpload[] {
  const begun: FakeUpload[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown = null;
    responseType = '';
    readonly #headers: Record<string, string> = {};
    #path = '';
    #held: FakeUpload | undefined;
    open(_method: string, address: string) {
      this.#path = address.replace(/^\/api/, '');
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    send() {
      const happen = async (target: EventTarget, event: Event) => {
        await act(async () => void target.dispatchEvent(event));
      };
      this.#held = {
        path: this.#path,
        headers: this.#headers,
        aborted: false,
        progress: (sent) =>
          happen(this.upload, Object.assign(new Event('progress'), { loaded: sent }) as Event),
        answer: (status, body) => {
          this.status = status;
          this.response = body;
          return happen(this, new Event('load'));
        },
        lose: () => happen(this, new Event('error')),
      };
      begun.push(this.#held);
    }
    abort() {
      if (this.#held) this.#held.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return begun;
}
