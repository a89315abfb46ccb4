import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An upload that the browser has begun, whose course the test decides. */
export interface FakeUpload {
  /** Path and query below the API's base. */
  path: string;
  headers: Record<string, string>;
  aborted: boolean;
  /** Tells how many bytes have left the browser. */
  progress(sent: number): Promise<void>;
  /** Answers with the API's success or failure. */
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
