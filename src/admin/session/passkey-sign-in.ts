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
 * @throws ApiError for a refusal of the server, an error of the browser when no key was read
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

/** Takes back the keys that the browser offers. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
