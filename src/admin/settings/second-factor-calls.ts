import type {
  SecondFactorConfirmation,
  SecondFactorProof,
  SecondFactorSetup,
} from '../../contracts/account/second-factor.ts';
import { callApi } from '../api/call-api.ts';

/** The calls about the second factor of the signed-in account. @throws ApiError */
export const secondFactorQuery = {
  queryKey: ['second-factor'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /auth/second-factor', { signal }),
};

export const setUp = (body: SecondFactorSetup) => callApi('POST /auth/second-factor/setup', { body });

export const confirm = (body: SecondFactorConfirmation) =>
  callApi('POST /auth/second-factor/confirm', { body });

export const switchOff = (body: SecondFactorProof) => callApi('POST /auth/second-factor/off', { body });

export const renewCodes = (body: SecondFactorProof) =>
  callApi('POST /auth/second-factor/recovery-codes', { body });
