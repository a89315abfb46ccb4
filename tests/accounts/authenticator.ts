import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewCredential, PasskeyQuestion, UsedCredential } from '../../src/contracts/account/passkey.ts';

/** The origin of test sites without a `SITE_URL`. */
const ORIGIN = 'http://localhost:3000';

/** The differences of a response from a correct one. */
interface Change {
  origin?: string;
  /** The host to which the key is bound. */
  rpId?: string;
  /** Whether the device verified the person. */
  verified?: boolean;
  /** The signature counter; absent: it is incremented automatically. */
  counter?: number;
}

/** An authenticator with one passkey, like that of a phone: ES256 (COSE -7), without attestation. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private counter = 0;

  /** Responds to the challenge for a new passkey. */
  create({ challenge }: PasskeyQuestion, change: Change = {}): NewCredential {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(change, 0x40),
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.keys.publicKey),
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Responds to the challenge of a sign-in. */
  get({ challenge }: PasskeyQuestion, change: Change = {}): UsedCredential {
    this.counter += 1;
    const authData = this.head(change, 0);
    const data = clientData('webauthn.get', challenge, change);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }

  private credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** The head of the authenticator's data: hash of the host, flags (bit 0: present, bit 2: verified), counter. */
  private head(
    { rpId = 'localhost', verified = true, counter = this.counter }: Change,
    flags: number,
  ): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | 0x01 | (verified ? 0x04 : 0));
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Change): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    // Key type EC2, algorithm ES256, curve P-256; negative numbers are written as 0x20 plus their distance to -1.
    [Buffer.of(0x01), Buffer.of(0x02)],
    [Buffer.of(0x03), Buffer.of(0x26)],
    [Buffer.of(0x20), Buffer.of(0x01)],
    [Buffer.of(0x21), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.of(0x22), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([Buffer.of(0xa0 + entries.length), ...entries.flat()]);
/** Bytes of 24 or more, with the shortest length, as a canonical encoder writes it. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 256 ? Buffer.of(0x58, length) : Buffer.of(0x59, length >> 8, length & 0xff);
  return Buffer.concat([head, bytes]);
}
