import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { trimEnd } from '../../domain/text/trim-end.ts';
import { PrivateAddressError, publicLookup } from '../http/public-address.ts';
import { readLimited } from '../http/read-limited.ts';
import { judgeTarget } from '../http/target.ts';

const TIMEOUT_MS = 30_000;
/** Larger than every file of a picture. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface S3Settings {
  /** Address of the service, without bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

export interface SignedRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  body?: Uint8Array;
  contentType?: string;
}

/**
 * Sends a request to an S3-compatible service, signed by Signature Version 4, with the bucket in the path. It goes to
 * public addresses only, unless private ones are allowed; it follows no redirect.
 * @throws when the service is not reached, too slow, or not allowed
 */
export async function sendSigned(
  { endpoint, bucket, region, keyId, secret }: S3Settings,
  { method, key, body, contentType }: SignedRequest,
  allowPrivate: boolean,
): Promise<{ status: number; body: Buffer }> {
  const address = `${trimEnd(endpoint, '/')}/${encodeURIComponent(bucket)}/${key}`;
  const judged = judgeTarget(address, allowPrivate);
  if (!judged.ok)
    throw judged.code === 'private address' ? new PrivateAddressError() : new Error(judged.code);
  const signed = await new AwsV4Signer({
    method,
    url: address,
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    headers: contentType ? { 'content-type': contentType } : {},
    ...(body && { body: Buffer.from(body) }),
  }).sign();
  const headers = { ...Object.fromEntries(signed.headers), 'content-length': String(body?.length ?? 0) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const lookup = allowPrivate ? undefined : publicLookup();
  const response = await exchange(judged.value, { method, headers, body, signal, lookup });
  try {
    const read = await readLimited(response, MAX_BYTES, signal);
    if (typeof read === 'string') throw new Error(`answer of the S3 service: ${read}`);
    return { status: response.statusCode ?? 0, body: read };
  } finally {
    response.destroy();
  }
}

function exchange(
  url: URL,
  options: {
    method: string;
    headers: Record<string, string>;
    body: Uint8Array | undefined;
    signal: AbortSignal;
    lookup: LookupFunction | undefined;
  },
): Promise<IncomingMessage> {
  const { method, headers, body, signal, lookup } = options;
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No pooled connection: it could be one to an address that was checked for another request.
    const request = start(url, { method, headers, agent: false, signal, ...(lookup && { lookup }) });
    request.once('response', resolve);
    // The listener stays after the response: an error without a listener would end the process.
    request.on('error', reject);
    request.end(body);
  });
}
