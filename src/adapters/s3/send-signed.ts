import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
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

/** A file that is sent without being held in memory. */
export interface SentFile {
  path: string;
  bytes: number;
  /** Its SHA-256 in hexadecimal, which the signature covers. */
  sha256: string;
}

export interface SignedRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  body?: Uint8Array | SentFile;
  contentType?: string;
  /** The longest time for the whole exchange, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends a request to an S3-compatible service, signed by Signature Version 4, with the bucket in the path. It goes to
 * public addresses only, unless private ones are allowed; it follows no redirect. The caller destroys the response.
 * @throws when the service is not reached, too slow, or not allowed
 */
export async function openSigned(
  { endpoint, bucket, region, keyId, secret }: S3Settings,
  { method, key, query = {}, body, contentType, timeoutMs = TIMEOUT_MS }: SignedRequest,
  allowPrivate: boolean,
): Promise<{ response: IncomingMessage; signal: AbortSignal }> {
  const asked = new URLSearchParams(query).toString();
  const address = `${trimEnd(endpoint, '/')}/${encodeURIComponent(bucket)}/${key}${asked && `?${asked}`}`;
  const judged = judgeTarget(address, allowPrivate);
  if (!judged.ok)
    throw judged.code === 'private address' ? new PrivateAddressError() : new Error(judged.code);
  const file = body && 'path' in body ? body : undefined;
  const bytes = body && !('path' in body) ? body : undefined;
  const signed = await new AwsV4Signer({
    method,
    url: address,
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(file && { 'x-amz-content-sha256': file.sha256 }),
    },
    ...(bytes && { body: Buffer.from(bytes) }),
  }).sign();
  const length = file?.bytes ?? bytes?.length ?? 0;
  const headers = { ...Object.fromEntries(signed.headers), 'content-length': String(length) };
  const signal = AbortSignal.timeout(timeoutMs);
  const lookup = allowPrivate ? undefined : publicLookup();
  const response = await exchange(judged.value, { method, headers, body, signal, lookup });
  return { response, signal };
}

/** Sends a request as `openSigned` does, and reads the whole answer, of 32 MB at most. */
export async function sendSigned(
  settings: S3Settings,
  request: SignedRequest,
  allowPrivate: boolean,
): Promise<{ status: number; body: Buffer }> {
  const { response, signal } = await openSigned(settings, request, allowPrivate);
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
    body: Uint8Array | SentFile | undefined;
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
    if (body && 'path' in body) pipeline(createReadStream(body.path), request).catch(reject);
    else request.end(body);
  });
}
