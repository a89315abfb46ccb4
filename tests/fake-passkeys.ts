import { vi } from 'vitest';

const bytes = () => new ArrayBuffer(4);
/** The credential that a browser returns. */
const credential = {
  ...{ id: 'key', rawId: bytes(), type: 'public-key' },
  response: {
    ...{ clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() },
  },
  getClientExtensionResults: () => ({}),
};

/** A question of the browser that waits for its person. */
export interface PasskeyQuestion {
  mode: 'list' | 'dialog';
  signal: AbortSignal | undefined;
  /** The person chooses a key, or closes the dialog. */
  choose: () => void;
  close: () => void;
}

/**
 * Replaces the browser's passkeys. Returns its questions, to which each one is added.
 * @param list whether the browser can offer keys in the list of a field; `undefined`: it is too old to say
 */
export function fakePasskeys(list: boolean | undefined): PasskeyQuestion[] {
  const questions: PasskeyQuestion[] = [];
  const conditional = list === undefined ? {} : { isConditionalMediationAvailable: async () => list };
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, conditional));
  const get = ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise((choose, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
      questions.push({
        mode: mediation === 'conditional' ? 'list' : 'dialog',
        signal: signal ?? undefined,
        choose: () => choose(credential),
        close: () => refuse(new DOMException('closed', 'NotAllowedError')),
      });
    });
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
  return questions;
}

/** The answer of the API that begins a sign-in. */
export const passkeyQuestion = { data: { challenge: 'AAAA', rpId: 'localhost' } };
