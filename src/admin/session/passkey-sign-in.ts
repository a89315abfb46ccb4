import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { callApi, callForAnswer } from '../api/call-api.ts';

export { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';

/**
 * Signs in with a passkey and returns the token.
 * @param offered `list`: the browser offers the keys in the list of a field with `webauthn`, until one is chosen; `dialog`: at once
 * @throws ApiError if the server rejects the passkey, an error of the browser if no passkey was read
 */
export async function signInWithPasskey(offered: 'list' | 'dialog'): Promise<string> {
  const question = await callApi('POST /auth/passkey-sign-in/begin');
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: question as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: offered === 'list',
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const { token } = await callForAnswer('POST /auth/passkey-sign-in', {
    body: {
      credential: {
        ...{ id, rawId, type: 'public-key', clientExtensionResults: { ...clientExtensionResults } },
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
    },
  });
  return token;
}

/** Aborts the pending request for a passkey, and with it the autofill list. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
