import { PrivateAddressError } from './public-address.ts';

/** The reason of a server that does not speak TLS where it was expected to. */
export const NO_TLS = 'server without https';

/** OpenSSL's messages for bytes that are not TLS, such as those of a server that speaks http on this port. */
const PLAIN = /wrong version number|packet length too long|http request/;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  EPIPE: 'connection closed',
  ERR_STREAM_PREMATURE_CLOSE: 'connection closed',
  ENOTFOUND: 'name not found',
  EAI_AGAIN: 'name not found',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'host unreachable',
  CERT_HAS_EXPIRED: 'certificate expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate of another name',
};

/** Returns a short reason for the back office. Never the error's text: an address in it may contain a password. */
export function failureReason(error: unknown): string {
  if (error instanceof PrivateAddressError) return error.message;
  if (!(error instanceof Error)) return 'network error';
  // Several addresses were tried: the first error is enough.
  if (error instanceof AggregateError && !('code' in error)) return failureReason(error.errors[0]);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EPROTO') return PLAIN.test(error.message) ? NO_TLS : 'no secure connection';
  if (code) return reasons[code] ?? `network error (${code})`;
  return error.message === 'timeout' || error.message === 'connection closed'
    ? error.message
    : 'network error';
}
