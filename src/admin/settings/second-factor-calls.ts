import type {
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorDto,
  SecondFactorEnd,
  SecondFactorInvitation,
  SecondFactorSetup,
} from '../../contracts/second-factor.ts';
import { callApi } from '../session/api.ts';

/** The calls of the own second factor. @throws ApiError */
export const secondFactorQuery = {
  queryKey: ['second-factor'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<SecondFactorDto>('GET', '/auth/second-factor', undefined, signal),
};

export const setUp = (body: SecondFactorSetup) =>
  callApi<SecondFactorInvitation>('POST', '/auth/second-factor/setup', body);

export const confirm = (body: SecondFactorConfirmation) =>
  callApi<RecoveryCodes>('POST', '/auth/second-factor/confirm', body);

export const switchOff = (body: SecondFactorEnd) =>
  callApi<SecondFactorDto>('POST', '/auth/second-factor/off', body);
