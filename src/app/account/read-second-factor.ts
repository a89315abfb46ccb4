import type { SecondFactorDto } from '../../contracts/account/second-factor.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns whether the account needs codes; a secret that is not confirmed by a first code counts as off. */
export async function readSecondFactor(
  { secondFactors }: Ports,
  { who: { account } }: Asker,
): Promise<SecondFactorDto> {
  const factor = await secondFactors.find(account.id);
  return !factor || factor.since === null
    ? { on: false, since: null, recoveryCodes: 0 }
    : { on: true, since: new Date(factor.since).toISOString(), recoveryCodes: factor.recoveryCodes };
}
