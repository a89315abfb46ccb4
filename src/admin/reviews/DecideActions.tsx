import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { useLanguage } from '../texts.ts';
import type { Untold } from './decision.ts';
import { RejectForm } from './RejectForm.tsx';
import type { RejectionDraft } from './use-undecided.ts';

export type Decide = (to: ReviewStatus, rejection?: RejectionDraft) => void;

interface DecideActionsProps {
  status: ReviewStatus;
  /** Why the author of a rejected review gets no e-mail. */
  untold?: Untold | undefined;
  /** The languages of the reviews, in which their authors get the message. */
  langs: readonly (string | null)[];
  /** The typed values of a rejection that failed. */
  draft: RejectionDraft | undefined;
  /** Whether a decision is being sent. */
  sent?: boolean;
  /** Whether the buttons decide about several reviews. The buttons of a single review have keyboard shortcuts. */
  several?: boolean;
  decide: Decide;
  /** More buttons beside these. */
  children?: ReactNode;
}

/** The decisions about a review: a pending one can be approved or rejected, any other can be put back to pending. */
export function DecideActions(props: DecideActionsProps) {
  const { status, untold, langs, draft, sent = false, several = false, decide, children } = props;
  const { t } = useLanguage();
  const words = t.reviews;
  const [form, setForm] = useState<'closed' | 'asked' | 'kept'>(draft ? 'kept' : 'closed');
  const rejectButton = useRef<HTMLButtonElement>(null);
  if (form !== 'closed')
    return (
      <RejectForm
        draft={draft}
        untold={untold}
        langs={langs}
        several={several}
        focused={form === 'asked'}
        // The form stays open until the review leaves the list, so that a failed rejection keeps the typed values.
        reject={(rejection) => {
          if (!sent) decide('rejected', rejection);
        }}
        cancel={() => {
          setForm('closed');
          // The button is rendered again only after the form is removed.
          requestAnimationFrame(() => rejectButton.current?.focus());
        }}
      />
    );
  const button = (letter: string, act: () => void) => ({
    size: 'sm',
    'aria-disabled': sent,
    onClick: () => {
      if (!sent) act();
    },
    ...(!several && { 'aria-keyshortcuts': letter }),
  });
  return (
    <div className="admin-actions review-actions">
      {status === 'pending' ? (
        <>
          <Button color="green" {...button('a', () => decide('approved'))}>
            {words.approve}
          </Button>
          <Button ref={rejectButton} variant="default" {...button('r', () => setForm('asked'))}>
            {words.reject.open}
          </Button>
        </>
      ) : (
        <Button variant="default" {...button('u', () => decide('pending'))}>
          {words.putBack}
        </Button>
      )}
      {children}
    </div>
  );
}
