import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Credential, PasskeyCeremonies } from '../../app/ports/passkeys.ts';

/**
 * EdDSA, ES256 and RS256 (COSE): every device supports one of them. The library's own list also names algorithms that are
 * experiments in Node, which warns of them in the log.
 */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library at the first passkey: with its certificate parsers, it uses 5 MB of the heap. */
const library = () => import('@simplewebauthn/server');

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * Creates the challenges and checks of passkeys. Each key is bound to the host of `siteUrl`, and each response must come
 * from its origin. The authenticator must verify the person (fingerprint, face or code), which makes a passkey two
 * factors in one.
 * @param brand returns the name under which a device lists its key
 */
export function createPasskeyCeremonies(siteUrl: string, brand: () => string): PasskeyCeremonies {
  const rpID = new URL(siteUrl).hostname;
  const expected = { expectedOrigin: new URL(siteUrl).origin, expectedRPID: rpID };
  return {
    async register({ id, email, name }, known) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: brand(),
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name || email,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transportsOf(transports),
        })),
        // A resident key is found without an e-mail address.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    async signIn() {
      const { generateAuthenticationOptions } = await library();
      return { ...(await generateAuthenticationOptions({ rpID, userVerification: 'required' })) };
    },

    async verifyNew(credential, open) {
      const { verifyRegistrationResponse } = await library();
      const result = await ruled(open, (expectedChallenge) =>
        verifyRegistrationResponse({
          ...expected,
          response: credential as RegistrationResponseJSON,
          expectedChallenge,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!result?.verified) return undefined;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const transports = credential.response.transports ?? [];
      return { credentialId: id, publicKey: textOf(publicKey), counter, transports };
    },

    async verifyUse(used, known, open) {
      const { verifyAuthenticationResponse } = await library();
      const result = await ruled(open, (expectedChallenge) =>
        verifyAuthenticationResponse({
          ...expected,
          response: used as AuthenticationResponseJSON,
          expectedChallenge,
          requireUserVerification: true,
          credential: {
            id: known.credentialId,
            publicKey: bytesOf(known.publicKey),
            counter: known.counter,
            transports: transportsOf(known.transports),
          },
        }),
      );
      return result?.verified ? result.authenticationInfo.newCounter : undefined;
    },
  };
}

type Open = (challenge: string) => Promise<boolean>;

/**
 * Returns undefined for an answer that breaks a rule, for which the library throws, and for bytes that it cannot read.
 * Throws when the challenge could not be looked up.
 */
async function ruled<T>(open: Open, verify: (open: Open) => Promise<T>): Promise<T | undefined> {
  let broken: unknown;
  try {
    return await verify((challenge) =>
      open(challenge).catch((error: unknown) => {
        broken = error;
        throw error;
      }),
    );
  } catch {
    if (broken !== undefined) throw broken;
    return undefined;
  }
}

const transportsOf = (transports: Credential['transports']) =>
  [...transports] as NonNullable<WebAuthnCredential['transports']>;
