import { ContactFields } from '../flow/ContactFields.tsx';
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
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {contact.title}
        </h2>
        <p className="planner-lead">{contact.text}</p>
        <Tape wording={wording} answers={answers} withPlace />
      </div>
      <div>
        <ContactFields
          id="planner"
          words={{ ...contact, artist: `${contact.artist} (${contact.optional})` }}
          privacyHref={privacyHref}
          answers={answers}
          errors={{ email: errors.email && alerts.email }}
          onAnswer={onAnswer}
        >
          <label className="planner-newsletter">
            <input
              type="checkbox"
              name="newsletter"
              checked={answers.newsletter}
              onChange={(event) => onAnswer({ newsletter: event.target.checked })}
            />
            {contact.newsletter}
          </label>
        </ContactFields>
      </div>
    </div>
  );
}
