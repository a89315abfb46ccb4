import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeepDraft, RetirementCount, StayAsked } from '../../../contracts/leads/retirement.ts';
import { callApi } from '../../api/call-api.ts';

const KEY = ['leads', 'ending'] as const;

/** The leads that end soon. The key begins with `leads`, so that a change of leads fetches them again. */
export const endingQuery = {
  queryKey: KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /lead-retirement', { signal }),
};

/** Keeps persons for a reason. */
export function useKeep(done: (count: RetirementCount) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: KeepDraft) => callApi('POST /lead-retirement/keep', { body }),
    onSuccess: async (count) => {
      await client.invalidateQueries({ queryKey: ['leads'] });
      done(count);
    },
  });
}

/** Asks persons whether their leads are to be kept. */
export function useAsk(done: (answer: StayAsked) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callApi('POST /lead-retirement/ask', { body: { ids } }),
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: ['leads'] });
      done(answer);
    },
  });
}

/** Deletes the leads of persons now. */
export function useRetire(done: (count: RetirementCount) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callApi('POST /lead-retirement/erase', { body: { ids } }),
    onSuccess: async (count) => {
      await client.invalidateQueries({ queryKey: ['leads'] });
      done(count);
    },
  });
}
