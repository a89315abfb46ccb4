import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { OwnerProof } from '../../contracts/account/account.ts';
import { callApi } from '../api/call-api.ts';

/** The calls about the passkeys of the signed-in account. @throws ApiError */
export const passkeysQuery = {
  queryKey: ['passkeys'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /auth/passkeys', { signal }),
};

/**
 * Creates a passkey on this device or another one, and stores it: `made`. `present`: the device already has a passkey of the
 * account; `unread`: the user closed the browser's dialog. @throws ApiError
 */
export async function makePasskey(proof: OwnerProof, name: string): Promise<'made' | 'present' | 'unread'> {
  const [{ startRegistration, WebAuthnError }, question] = await Promise.all([
    import('@simplewebauthn/browser'),
    callApi('POST /auth/passkeys/begin', { body: proof }),
  ]);
  try {
    const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, response, clientExtensionResults } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    await callApi('POST /auth/passkeys', {
      body: {
        name,
        credential: {
          ...{ id, rawId, type: 'public-key', clientExtensionResults: { ...clientExtensionResults } },
          response: { clientDataJSON, attestationObject, transports },
        },
      },
    });
    return 'made';
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'present';
    if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
      return 'unread';
    throw error;
  }
}
