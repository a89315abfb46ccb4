import type {
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorDto,
  SecondFactorEnd,
  SecondFactorInvitation,
  SecondFactorSetup,
} from '../contracts/second-factor.ts';
import type { AccountPorts, Caller, SignedIn, Throttled } from './account/account-ports.ts';
import { beginSecondFactor } from './account/begin-second-factor.ts';
import { confirmSecondFactor } from './account/confirm-second-factor.ts';
import { endSecondFactor } from './account/end-second-factor.ts';
import { readSecondFactor } from './account/read-second-factor.ts';
import type { RefusedFactor } from './account/refused-factor.ts';
import type { Result } from './result.ts';

/** What whoever is signed in can ask for about the own second factor, with its ports already in hand. */
export interface SecondFactorUseCases {
  readSecondFactor(who: SignedIn): Promise<SecondFactorDto>;
  beginSecondFactor(
    who: SignedIn,
    setup: SecondFactorSetup,
    caller: Caller,
  ): Promise<Result<SecondFactorInvitation, 'second_factor_on'> | RefusedFactor | Throttled>;
  confirmSecondFactor(
    who: SignedIn,
    confirmation: SecondFactorConfirmation,
    caller: Caller,
  ): Promise<Result<RecoveryCodes, 'second_factor_on' | 'second_factor_off'> | RefusedFactor | Throttled>;
  endSecondFactor(
    who: SignedIn,
    end: SecondFactorEnd,
    caller: Caller,
  ): Promise<Result<SecondFactorDto, 'second_factor_off'> | RefusedFactor | Throttled>;
}

export function bindSecondFactorUseCases(ports: AccountPorts): SecondFactorUseCases {
  return {
    readSecondFactor: (who) => readSecondFactor(ports, who),
    beginSecondFactor: (who, setup, caller) => beginSecondFactor(ports, who, setup, caller),
    confirmSecondFactor: (who, confirmation, caller) => confirmSecondFactor(ports, who, confirmation, caller),
    endSecondFactor: (who, end, caller) => endSecondFactor(ports, who, end, caller),
  };
}
