import type { LookupFunction } from 'node:net';
import { connect, type SecureContextOptions } from 'node:tls';
import type { AddressProbe } from '../../app/ports/go-live.ts';
import type { ProbeAnswer, ProbeCause } from '../../domain/go-live/facts.ts';
import { type BodyOutcome, getBody } from './get-body.ts';
import { publicLookup } from './public-address.ts';

/** Time limit in milliseconds for one address. */
const TIMEOUT_MS = 5000;
/** Bytes of the body that are read. A longer page counts as reached. */
const MAX_BYTES = 64 * 1024;
const HEADERS = { accept: 'text/html,application/json', 'user-agent': 'mdmc-check/1.0' };

export interface AddressProbeOptions {
  /** Whether private, loopback and link-local targets may be reached. */
  allowPrivate: boolean;
  timeoutMs?: number | undefined;
  /** Replaces the name resolution, in tests. */
  lookup?: LookupFunction;
  /** Trusted certificates, in tests. */
  secure?: Pick<SecureContextOptions, 'ca'>;
}

/** Creates the probe of public addresses. A private address is not connected to, unless that is allowed. */
export function createAddressProbe(options: AddressProbeOptions): AddressProbe {
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options;
  const lookup = options.lookup ?? (allowPrivate ? undefined : publicLookup());
  return {
    async ask(address, signal) {
      const outcome = await getBody(address, {
        headers: HEADERS,
        allowPrivate,
        timeoutMs,
        maxBytes: MAX_BYTES,
        signal,
        ...(lookup && { lookup }),
        ...(options.secure && { secure: options.secure }),
      });
      const answer = read(outcome);
      if (answer.kind === 'failed') return answer;
      const certificateUntil = await certificateEnd(new URL(address), timeoutMs, lookup, options.secure);
      return { ...answer, certificateUntil };
    },
  };
}

function read(outcome: BodyOutcome): ProbeAnswer {
  const answered = (status: number, isThisSite = false): ProbeAnswer => ({
    kind: 'answered',
    status,
    certificateUntil: null,
    isThisSite,
  });
  switch (outcome.kind) {
    case 'body':
      return answered(200, isHealth(outcome.body));
    // Not a response of this site's API, but a calendar's page may be that long.
    case 'too_large':
    case 'invalid':
      return answered(200);
    case 'status':
      return answered(outcome.status);
    case 'timeout':
      return { kind: 'failed', cause: 'timeout' };
    case 'refused':
    case 'unreachable':
      return { kind: 'failed', cause: causeOf(outcome.reason) };
  }
}

/** Returns whether a body is that of `GET /api/health`. */
function isHealth(body: Buffer): boolean {
  try {
    const { success, data } = JSON.parse(body.toString());
    return success === true && data?.status === 'ok';
  } catch {
    return false;
  }
}

/**
 * Returns the cause of a failure.
 * @param reason as `failureReason` and `getBody` return it
 */
export function causeOf(reason: string): ProbeCause {
  if (reason === 'private address') return 'private';
  if (reason === 'name not found') return 'name';
  if (reason === 'timeout') return 'timeout';
  return /certificate|CERT|TLS|SSL/.test(reason) ? 'certificate' : 'connection';
}

/** Returns the expiry of a server's certificate in epoch milliseconds; null when it cannot be read. Never throws. */
function certificateEnd(
  { protocol, hostname, port }: URL,
  timeout: number,
  lookup: LookupFunction | undefined,
  secure: AddressProbeOptions['secure'],
): Promise<number | null> {
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      ...(lookup && { lookup }),
      ...secure,
    });
    const end = (until: number | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(until);
    };
    const timer = setTimeout(end, timeout, null);
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until) ? null : until);
    });
    socket.on('error', () => end(null));
  });
}
