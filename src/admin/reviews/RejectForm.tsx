import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import { refusalGrounds } from '../../domain/review/refusal-grounds.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { inLanguage, listed } from '../ui/language-words.ts';
import type { Untold } from './decision.ts';
import type { RejectionDraft } from './use-undecided.ts';

/** The server's limit for a reason, in characters. */
const MAX_LENGTH = 500;

/** The words are parts of a sentence; an entry of the menu begins one. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface RejectFormProps {
  /** The values that were typed before, if the rejection failed. */
  draft: RejectionDraft | undefined;
  /** Why the author gets no e-mail. Absent if the author gets one. */
  untold?: Untold | undefined;
  /** The languages of the reviews, in which their authors get the message; not a language of the site: French. */
  langs: readonly (string | null)[];
  /** Whether the form rejects several reviews. */
  several: boolean;
  /** Whether the user has just opened the form, so that it takes the focus. */
  focused: boolean;
  reject: (rejection: RejectionDraft) => void;
  cancel: () => void;
}

/** The reason of a rejection, from the list, and the moderator's own words. Both are sent to the author. */
export function RejectForm({ draft, untold, langs, several, focused, reject, cancel }: RejectFormProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.reject;
  const [ground, setGround] = useState(draft?.ground);
  const [reason, setReason] = useState(draft?.reason ?? '');
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  const languages = new Set(langs.map((lang) => (isLocale(lang) ? lang : defaultLocale)));
  const language = listed(
    locale,
    [...languages].map((one) => inLanguage(locale, one)),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ground) reject({ ground, reason: reason.trim() });
    else list.current?.focus();
  };
  return (
    <form
      className="review-reject"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <NativeSelect
        ref={list}
        label={words.ground}
        data={[
          { value: '', label: words.choose },
          ...refusalGrounds.map((value) => ({ value, label: capitalized(t.reviews.grounds[value]) })),
        ]}
        aria-required
        autoFocus={focused}
        error={asked && !ground && words.groundNeeded}
        value={ground ?? ''}
        onChange={({ currentTarget }) =>
          setGround(refusalGrounds.find((value) => value === currentTarget.value))
        }
      />
      <Textarea
        label={words.reason}
        description={`${words.reasonHint} ${fill(words[languages.size > 1 ? 'reasonInMany' : 'reasonIn'], { language })}`}
        rows={2}
        dir="auto"
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="admin-muted">{untold ? words[untold] : several ? words.toldMany : words.told}</p>
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
