import { Button, Checkbox, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { isLocale } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { inLanguage } from '../ui/language-words.ts';
import type { Untold } from './decision.ts';
import type { RejectionDraft } from './use-undecided.ts';

/** The server's limit for a reason, in characters. */
const MAX_LENGTH = 500;

interface RejectFormProps {
  /** The values that were typed before, if the rejection failed. */
  draft: RejectionDraft | undefined;
  /** Why the author cannot be notified: no address, or no author. Absent if the author can be notified. */
  untold?: Untold | undefined;
  /** The language of the message to the author, if known. */
  lang?: string | null | undefined;
  /** Whether the form rejects several reviews. */
  several: boolean;
  /** Whether the user has just opened the form, so that it takes the focus. */
  focused: boolean;
  reject: (rejection: RejectionDraft) => void;
  cancel: () => void;
}

/** The reason of a rejection. It is sent to the author unless the moderator unticks that; it is then optional. */
export function RejectForm({ draft, untold, lang, several, focused, reject, cancel }: RejectFormProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.reject;
  const [reason, setReason] = useState(draft?.reason ?? '');
  const [tell, setTell] = useState(draft?.tellAuthor ?? true);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The message to the author consists of the reason, so a reason is required for it.
  const tells = untold === undefined && tell;
  const other = lang && isLocale(lang) && lang !== locale ? inLanguage(locale, lang) : undefined;
  const hint = other ? fill(words.tellHintIn, { language: other }) : words.tellHint;
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
      <Checkbox
        label={several ? words.tellMany : words.tell}
        description={untold ? words[untold] : several ? words.tellManyHint : hint}
        checked={tells}
        disabled={untold !== undefined}
        onChange={({ currentTarget }) => setTell(currentTarget.checked)}
      />
      <div className="admin-actions">
        <Button type="submit" variant="outline" color="red" size="sm">
          {words.submit}
        </Button>
        <Button variant="default" size="sm" onClick={cancel}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
