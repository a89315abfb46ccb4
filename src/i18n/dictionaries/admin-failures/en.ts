import type { adminFailures as fr } from './fr.ts';

/** The reasons of a failed request, which `failureReason` and the functions beside it put into a sentence. */
export const adminFailures = {
  'connection refused': 'connection refused',
  'connection closed': 'connection closed',
  'name not found': 'server name not found',
  timeout: 'no answer in time',
  'host unreachable': 'server out of reach',
  'certificate expired': 'certificate expired',
  'certificate not trusted': 'certificate not trusted',
  'certificate of another name': 'certificate for another name',
  'server without https': 'this server answers in http, not https',
  'no secure connection': 'no secure connection',
  'network error': 'network error',
  'private address': 'private address',
  'invalid address': 'invalid address',
  'unsupported protocol': 'address is neither http nor https',
  'too many redirects': 'too many redirects',
  /** The reasons of a failed request to an automation. */
  redirects: 'this address redirects: paste the final address',
  page: 'the answer is a web page: this address may ask for a sign-in',
  'no JSON': 'unreadable answer',
  'too large': 'answer too large',
  'no list': 'an answer without a list',
  'answered without a script': 'an answer without a script',
  'script with the identifier': 'script with the identifier',
  'script without the identifier': 'script without the identifier',
  'answer not readable': 'unreadable answer',
} satisfies typeof fr;
