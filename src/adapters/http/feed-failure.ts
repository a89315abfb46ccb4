import type { VendorFailure } from '../../app/ports/feeds.ts';
import type { JsonOutcome } from './get-json.ts';

/** Returns the reason why a list could not be fetched, from the outcome of the request. */
export function failureOf(outcome: Exclude<JsonOutcome, { kind: 'json' }>): VendorFailure {
  switch (outcome.kind) {
    case 'status':
      return { code: 'status', detail: String(outcome.status) };
    case 'invalid':
      return { code: 'invalid', detail: 'no JSON' };
    case 'too_large':
      return { code: 'invalid', detail: 'too large' };
    case 'timeout':
      return { code: 'timeout' };
    case 'refused':
    case 'unreachable':
      return { code: 'unreachable', detail: outcome.reason };
  }
}
