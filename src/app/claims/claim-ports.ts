import type { AccountStore } from '../ports/account.ts';
import type { ClaimStore, ClaimWords, CurrentClaims } from '../ports/claims.ts';
import type { MediaLibrary } from '../ports/media.ts';
import type { Clock, Ids } from '../ports.ts';

/** The ports of the use cases of claims; each takes the part that it needs. */
export interface ClaimPorts {
  clock: Clock;
  ids: Ids;
  accounts: AccountStore;
  claims: CurrentClaims;
  claimStore: ClaimStore;
  claimWords: ClaimWords;
  media: Pick<MediaLibrary, 'byIds'>;
}
