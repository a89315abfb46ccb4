import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { Field } from '../../ui/field.tsx';
import type { StepProps } from './step-props.ts';
import { Tape } from './Tape.tsx';

/** Step 3: name, e-mail address and the newsletter, which is not ticked. */
export function StepContact({
  wording,
  answers,
  errors,
  onAnswer,
  privacyHref,
}: StepProps & { privacyHref: string }) {
  const { contact, alerts } = wording.t;
  return (
    <div className="planner-split">
      <div>
        <h2 data-planner-heading="" tabIndex={-1} className="planner-title">
          {contact.title}
        </h2>
        <p className="planner-lead">{contact.text}</p>
        <Tape wording={wording} answers={answers} withPlace />
      </div>
      <div className="planner-groups">
        <Field label={`${contact.artist} (${contact.optional})`} id="planner-artist" name="artistName">
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
          label={contact.email}
          id="planner-email"
          name="email"
          required
          error={errors.email && alerts.email}
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
        <label className="planner-newsletter">
          <input
            type="checkbox"
            name="newsletter"
            checked={answers.newsletter}
            onChange={(event) => onAnswer({ newsletter: event.target.checked })}
          />
          {contact.newsletter}
        </label>
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
        <p className="text-small text-muted">
          {contact.privacy}{' '}
          <a className="link" href={privacyHref} target="_blank" rel="noopener">
            {contact.privacyLink}
            <span className="sr-only"> {contact.newTab}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
