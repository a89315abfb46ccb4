import { createVerify, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlatformAnswer } from './conversions.ts';
import { hostileAnswer, startVendor, type Vendor } from './vendor-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The key file of the service account that the fake knows. */
export const serviceAccountKey = JSON.stringify(
  {
    type: 'service_account',
    client_email: 'site@example.iam.gserviceaccount.com',
    private_key: privateKey,
    token_uri: 'https://oauth2.googleapis.com/token',
  },
  null,
  2,
);

/** A fake Data Manager API with the token endpoint before it. It counts an event once, by its transaction. */
export interface DataManager {
  vendor: Vendor;
  /** The parsed bodies of the requests that told of an event. */
  bodies: Record<string, unknown>[];
  headers: IncomingMessage['headers'][];
  /** The claims of the signed statements, in their order. */
  claims: Record<string, unknown>[];
  counted: Set<string>;
  /** Answers to the next requests of a kind; then it answers success. */
  nextTokens: PlatformAnswer[];
  next: PlatformAnswer[];
  /** Answers to all events instead; undefined: none. */
  always: PlatformAnswer | undefined;
  /** What it says later of a request, by its number; else `SUCCESS`. */
  later: Map<string, unknown>;
  origins: Record<string, string>;
}

export async function startDataManager(): Promise<DataManager> {
  const vendor = await startVendor(null);
  const google: DataManager = {
    vendor,
    ...{ bodies: [], headers: [], claims: [], counted: new Set(), nextTokens: [], next: [] },
    always: undefined,
    later: new Map(),
    origins: {
      'https://oauth2.googleapis.com': vendor.url,
      'https://datamanager.googleapis.com': vendor.url,
    },
  };
  let made = 0;
  let token = '';
  const answer = (response: ServerResponse, status: number, json: unknown, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(json));
  };
  const giveToken = (text: string, response: ServerResponse) => {
    const [head = '', claims = '', signature = ''] = (new URLSearchParams(text).get('assertion') ?? '').split(
      '.',
    );
    google.claims.push(JSON.parse(Buffer.from(claims, 'base64url').toString()));
    const isRight = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(publicKey, signature, 'base64url');
    if (!isRight) return answer(response, 400, { error: 'invalid_grant' });
    made += 1;
    token = `ya29.token-${made}`;
    return answer(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  };
  const takeEvent = (text: string, response: ServerResponse) => {
    const body = JSON.parse(text);
    google.bodies.push(body);
    if (body.validateOnly) return answer(response, 200, {});
    for (const { transactionId } of body.events) google.counted.add(transactionId);
    return answer(response, 200, { requestId: `request-${google.bodies.length}` });
  };
  vendor.answer = {
    async handler(request: IncomingMessage, response: ServerResponse) {
      let text = '';
      for await (const part of request) text += part;
      const url = new URL(request.url ?? '', vendor.url);
      const isToken = url.pathname === '/token';
      if (!isToken) google.headers.push(request.headers);
      const isEvent = url.pathname === '/v1/events:ingest';
      const planned =
        (isToken ? google.nextTokens : isEvent ? google.next : []).shift() ??
        (isEvent ? google.always : undefined) ??
        'success';
      if (planned !== 'success' && 'hostile' in planned) {
        if (isEvent) takeEvent(text, { writeHead() {}, end() {} } as never);
        return hostileAnswer(planned.hostile)(request, response);
      }
      if (planned !== 'success') {
        if (isEvent) google.bodies.push(JSON.parse(text));
        return answer(response, planned.status, planned.json, planned.headers);
      }
      if (isToken) return giveToken(text, response);
      if (request.headers.authorization !== `Bearer ${token}`)
        return answer(response, 401, { error: { code: 401, status: 'UNAUTHENTICATED', message: 'No.' } });
      if (isEvent) return takeEvent(text, response);
      const status = google.later.get(url.searchParams.get('requestId') ?? '') ?? 'SUCCESS';
      const one = typeof status === 'string' ? { requestStatus: status } : status;
      return answer(response, 200, { requestStatusPerDestination: [one] });
    },
  };
  return google;
}
