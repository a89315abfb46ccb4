import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { useLanguage } from '../texts.ts';
import { RejectForm } from './RejectForm.tsx';
import type { RejectionDraft } from './use-undecided.ts';

export type Decide = (to: ReviewStatus, rejection?: RejectionDraft) => void;

interface DecideActionsProps {
  status: ReviewStatus;
  /** Whether somebody left an e-mail address to be told at. */
  canTell: boolean;
  /** A rejection that the server did not take. */
  draft: RejectionDraft | undefined;
  /** A decision is on its way. */
  sent?: boolean;
  /** It is about several reviews; else letters press these buttons. */
  several?: boolean;
  decide: Decide;
  /** Further buttons. */
  children?: ReactNode;
}

/** What can be decided: a review that waits is approved or rejected, any other is put back. */
export function DecideActions(props: DecideActionsProps) {
  const { status, canTell, draft, sent = false, several = false, decide, children } = props;
  const { t } = useLanguage();
  const words = t.reviews;
  const [form, setForm] = useState<'closed' | 'asked' | 'kept'>(draft ? 'kept' : 'closed');
  const rejectButton = useRef<HTMLButtonElement>(null);
  if (form !== 'closed')
    return (
      <RejectForm
        draft={draft}
        canTell={canTell}
        several={several}
        focused={form === 'asked'}
        // It stays open until the review goes: a refused rejection has lost nothing.
        reject={(rejection) => {
          if (!sent) decide('rejected', rejection);
        }}
        cancel={() => {
          setForm('closed');
          // It is drawn again with the form gone.
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
          <Button variant="outline" {...button('a', () => decide('approved'))}>
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
