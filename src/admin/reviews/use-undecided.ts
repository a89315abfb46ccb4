import { useMutationState } from '@tanstack/react-query';
import type { ModerationPage } from '../../contracts/moderation.ts';
import { type Decision, idsOf, withoutDecided } from './decision.ts';

export const decisionKey = ['reviews', 'decide'] as const;

/** What was typed for a rejection that the server did not take. */
export interface RejectionDraft {
  reason: string;
  tellAuthor: boolean;
}

/**
 * What is on its way to the server. It is laid over what the server said and never written into it: a decision that
 * fails takes nothing back, it is only not there any more.
 */
export function useUndecided() {
  const sent = useMutationState({
    filters: { mutationKey: decisionKey },
    select: ({ state }) => ({ status: state.status, decision: state.variables as Decision | undefined }),
  });
  const latest = (id: string) => sent.findLast(({ decision }) => decision && idsOf(decision.reviews).has(id));
  return {
    isSent: (id: string): boolean => latest(id)?.status === 'pending',
    /** The page without what is decided already, as far as anybody here can tell. */
    undecided: (page: ModerationPage): ModerationPage =>
      sent.reduce(
        (left, { status, decision }) =>
          status === 'pending' && decision ? withoutDecided(left, idsOf(decision.reviews), decision) : left,
        page,
      ),
    draftOf: (id: string): RejectionDraft | undefined => {
      const last = latest(id);
      if (last?.status !== 'error' || last.decision?.to !== 'rejected') return undefined;
      return { reason: last.decision.reason ?? '', tellAuthor: last.decision.tellAuthor ?? false };
    },
  };
}
