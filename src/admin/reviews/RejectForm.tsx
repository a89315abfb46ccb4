import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import type { RejectionDraft } from './use-undecided.ts';

/** The server's limit. */
const MAX_LENGTH = 500;

interface RejectFormProps {
  /** What was typed before, if the server did not take it. */
  draft: RejectionDraft | undefined;
  /** Whether somebody left an e-mail address to be told at. */
  canTell: boolean;
  /** It is about several reviews. */
  several: boolean;
  /** Asked for just now, so that the keyboard goes on here. */
  focused: boolean;
  reject: (rejection: RejectionDraft) => void;
  cancel: () => void;
}

/** Why a review is rejected. Its author is told, unless the moderator leaves that out: a reason is then free to be left out too. */
export function RejectForm({ draft, canTell, several, focused, reject, cancel }: RejectFormProps) {
  const { t } = useLanguage();
  const words = t.reviews.reject;
  const hint = useId();
  const [reason, setReason] = useState(draft?.reason ?? '');
  const [tell, setTell] = useState(draft?.tellAuthor ?? true);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The message is the reason: without one there is nothing to tell.
  const tells = canTell && tell;
  const lacking = tells && reason.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (lacking) field.current?.focus();
    else reject({ reason: reason.trim(), tellAuthor: tells });
  };
  return (
    <form
      className="review-reject"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <Textarea
        ref={field}
        label={words.reason}
        description={words.reasonHint}
        aria-required={tells}
        rows={2}
        dir="auto"
        maxLength={MAX_LENGTH}
        autoFocus={focused}
        error={asked && lacking && words.reasonNeeded}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div>
        <label className="review-check">
          <input
            type="checkbox"
            checked={tells}
            disabled={!canTell}
            aria-describedby={hint}
            onChange={({ currentTarget }) => setTell(currentTarget.checked)}
          />
          {several ? words.tellMany : words.tell}
        </label>
        <p id={hint} className="admin-muted">
          {!canTell ? words.noEmail : several ? words.tellManyHint : words.tellHint}
        </p>
      </div>
      <div className="admin-actions">
        <Button type="submit" color="red" size="sm">
          {words.submit}
        </Button>
        <Button variant="default" size="sm" onClick={cancel}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
