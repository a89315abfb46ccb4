import { EMAIL_MAX_LENGTH, LINK_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { Field } from '../../ui/field.tsx';
import { StepHeading, StepText } from './StepHeading.tsx';
import type { StepProps } from './step-props.ts';

interface StepContactProps extends StepProps {
  /** The answers so far, in one line. */
  summary: string;
  privacyHref: string;
}

/** Step 5: name, e-mail address, and the link if a form asked for it. */
export function StepContact(props: StepContactProps) {
  const { t, messages, answers, errors, onAnswer } = props;
  return (
    <>
      <StepHeading>{t.steps.contact.title}</StepHeading>
      <StepText>{t.steps.contact.text}</StepText>
      <p className="mb-5 border-l-2 border-signal pl-4 font-semibold">{props.summary}</p>
      <div className="grid gap-4">
        <Field
          label={t.contact.artistName}
          id="simulator-artist"
          name="artistName"
          required
          error={errors.artist_error && messages[errors.artist_error]}
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
          label={t.contact.email}
          id="simulator-email"
          name="email"
          required
          error={errors.email_error && messages[errors.email_error]}
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
        {answers.link !== undefined && (
          <Field label={t.contact.link} id="simulator-link" name="link">
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
      </div>
      <div className="trap" aria-hidden="true">
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={answers.website}
          onChange={(event) => onAnswer({ website: event.target.value })}
        />
      </div>
      <p className="mt-5 text-small text-muted">
        {t.contact.privacy}{' '}
        <a className="link" href={props.privacyHref} target="_blank" rel="noopener">
          {t.contact.privacyLink}
          <span className="sr-only"> {t.result.newTab}</span>
        </a>
      </p>
    </>
  );
}
