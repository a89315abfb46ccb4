import type { ReactNode } from 'react';
import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { Field } from '../../ui/field.tsx';
import { Trap } from '../../ui/trap.tsx';

export interface ContactAnswers {
  artistName: string;
  email: string;
  /** `undefined`: the form has no link field. */
  link?: string | undefined;
  /** Value of the field that only bots fill in. */
  trap: string;
}

interface ContactFieldsProps {
  /** The prefix of the fields' ids. */
  id: string;
  words: {
    artist: string;
    email: string;
    /** The purpose of the e-mail address. */
    emailHint?: string;
    link?: string;
    privacy: string;
    privacyLink: string;
    /** For screen readers: the link to the privacy page opens a new tab. */
    newTab: string;
  };
  privacyHref: string;
  answers: ContactAnswers;
  errors: { artist?: string | undefined; email?: string | undefined };
  artistRequired?: boolean;
  onAnswer: (answer: Partial<ContactAnswers>) => void;
  /** Further fields, below the e-mail address. */
  children?: ReactNode;
}

/** Name, e-mail address and link, the trap for bots, and the link to the privacy page. */
export function ContactFields({
  id,
  words,
  privacyHref,
  answers,
  errors,
  artistRequired = false,
  onAnswer,
  children,
}: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-4">
        <Field
          label={words.artist}
          id={`${id}-artist`}
          name="artistName"
          required={artistRequired}
          error={errors.artist}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="nickname"
              maxLength={NAME_MAX_LENGTH}
              value={answers.artistName}
              onChange={(event) => onAnswer({ artistName: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={words.email}
          id={`${id}-email`}
          name="email"
          required
          error={errors.email}
          {...(words.emailHint && { hint: words.emailHint })}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_LENGTH}
              value={answers.email}
              onChange={(event) => onAnswer({ email: event.target.value })}
            />
          )}
        </Field>
        {words.link !== undefined && answers.link !== undefined && (
          <Field label={words.link} id={`${id}-link`} name="link">
            {(control) => (
              <input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={LINK_MAX_LENGTH}
                value={answers.link}
                onChange={(event) => onAnswer({ link: event.target.value })}
              />
            )}
          </Field>
        )}
        {children}
      </div>
      <Trap
        id={`${id}-${TRAP_FIELD}`}
        name={TRAP_FIELD}
        value={answers.trap}
        onChange={(event) => onAnswer({ trap: event.target.value })}
      />
      <p className="mt-5 text-small text-muted">
        {words.privacy}{' '}
        <a className="link" href={privacyHref} target="_blank" rel="noopener">
          {words.privacyLink}
          <span className="sr-only"> {words.newTab}</span>
        </a>
      </p>
    </>
  );
}
