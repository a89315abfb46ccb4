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

/** A prompt of the browser that is not answered yet. */
export interface PasskeyQuestion {
  mode: 'list' | 'dialog';
  signal: AbortSignal | undefined;
  /** The person chooses a key, or closes the dialog. */
  choose: () => void;
  close: () => void;
}

/**
 * Replaces the browser's passkeys. Returns the list of its prompts, which grows with each prompt.
 * @param list whether the browser can suggest keys in a field; `undefined`: it is too old to have this check
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

/** The response of the API that starts a sign-in. */
export const passkeyQuestion = { data: { challenge: 'AAAA', rpId: 'localhost' } };
