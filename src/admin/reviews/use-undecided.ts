import { useMutationState } from '@tanstack/react-query';
import type { ModerationPage } from '../../contracts/reviews/moderation.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import { type Decision, idsOf, withoutDecided } from './decision.ts';

export const decisionKey = ['reviews', 'decide'] as const;

/** The typed values of a rejection that failed. */
export interface RejectionDraft {
  ground: RefusalGround;
  reason: string;
}

/**
 * The decisions that are being sent. They are applied over the loaded pages at render time and never written into the
 * query cache, so that a failed decision needs no rollback.
 */
export function useUndecided() {
  const sent = useMutationState({
    filters: { mutationKey: decisionKey },
    select: ({ state }) => ({ status: state.status, decision: state.variables as Decision | undefined }),
  });
  const latest = (id: string) => sent.findLast(({ decision }) => decision && idsOf(decision.reviews).has(id));
  return {
    isSent: (id: string): boolean => latest(id)?.status === 'pending',
    /** Returns the page without the reviews whose decision is being sent. */
    undecided: (page: ModerationPage): ModerationPage =>
      sent.reduce(
        (left, { status, decision }) =>
          status === 'pending' && decision ? withoutDecided(left, idsOf(decision.reviews), decision) : left,
        page,
      ),
    draftOf: (id: string): RejectionDraft | undefined => {
      const last = latest(id);
      const { ground, reason = '' } = last?.decision ?? {};
      return last?.status === 'error' && ground ? { ground, reason } : undefined;
    },
  };
}
