import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { startVendor } from './vendor-server.ts';

/** A message that arrived at the browser, decrypted. */
export interface PushedMessage {
  path: string;
  text: string;
  headers: IncomingMessage['headers'];
  /** The public key of its signature, in base64url, and the claims of the signature. */
  signedBy: string;
  claims: { aud?: unknown; sub?: unknown; exp?: unknown };
}

/** Starts a browser with its push service: it creates subscriptions, and decrypts their messages as only that browser can. */
export async function startPushService() {
  const received: PushedMessage[] = [];
  const browsers = new Map<string, { curve: ReturnType<typeof createECDH>; auth: Buffer }>();
  const vendor = await startVendor(null);
  /** `status`: of each answer; 0: none, the service hangs. */
  const service = { url: vendor.url, received, status: 201, subscribe, close: () => vendor.close() };

  function subscribe(name: string) {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const auth = randomBytes(16);
    browsers.set(`/send/${name}`, { curve, auth });
    return {
      endpoint: `${vendor.url}/send/${name}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  vendor.answer = {
    handler: async (request: IncomingMessage, response: ServerResponse) => {
      const body = Buffer.concat(await request.toArray());
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (!browser) return void response.writeHead(404).end();
      const [, token = '', signedBy = ''] =
        /^vapid t=([^,]+), ?k=(\S+)$/.exec(request.headers.authorization ?? '') ?? [];
      received.push({
        path,
        text: decrypt(body, browser),
        headers: request.headers,
        signedBy,
        claims: await verified(token, signedBy),
      });
      if (service.status > 0) response.writeHead(service.status).end();
    },
  };
  return service;
}

/** Reads a message of one record (RFC 8188, RFC 8291). */
function decrypt(
  body: Buffer,
  { curve, auth }: { curve: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
    createHmac('sha256', key)
      .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
      .digest();
  const shared = hmac(auth, curve.computeSecret(sender));
  const material = hmac(shared, 'WebPush: info\0', curve.getPublicKey(), sender, '\x01');
  const pseudoRandom = hmac(salt, material);
  const key = hmac(pseudoRandom, 'Content-Encoding: aes128gcm\0', '\x01').subarray(0, 16);
  const nonce = hmac(pseudoRandom, 'Content-Encoding: nonce\0', '\x01').subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The byte 2 ends the text of the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

async function verified(token: string, publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  return (await jwtVerify(token, key)).payload;
}
