import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RightsAct, RightsDraft } from '../../../contracts/rights-request.ts';
import { callApi } from '../../api/call-api.ts';
import { RIGHTS_KEY } from '../../api/rights-requests.ts';

/** Closes a request, or takes two months more. */
export function useRightsAct(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ number, act }: { number: number; act: RightsAct }) =>
      callApi('POST /rights-requests/{number}/acts', { params: { number: String(number) }, body: act }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: RIGHTS_KEY }),
  });
}

/** Notes a request that came elsewhere. */
export function useRightsNote(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RightsDraft) => callApi('POST /rights-requests', { body }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: RIGHTS_KEY }),
  });
}
