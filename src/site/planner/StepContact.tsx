import { ContactFields } from '../flow/ContactFields.tsx';
import { FirstFriday } from './FirstFriday.tsx';
import type { StepProps } from './step-props.ts';
import { Tape } from './Tape.tsx';

interface StepContactProps extends StepProps {
  today: string;
  privacyHref: string;
  /** Whether the plan is mailed to the address. */
  mailsPlans: boolean;
  /** Analyses the release without an address. */
  onWithout: () => void;
}

/** Step 3: name, e-mail address and an unticked newsletter box, or a button to continue without them. */
export function StepContact({
  wording,
  answers,
  errors,
  onAnswer,
  today,
  privacyHref,
  mailsPlans,
  onWithout,
}: StepContactProps) {
  const { alerts } = wording.t;
  const contact = { ...wording.t.contact, ...(mailsPlans && wording.t.contact.mailed) };
  return (
    <div className="planner-split">
      <div>
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {contact.title}
        </h2>
        <p className="planner-lead">{contact.text}</p>
        <Tape wording={wording} answers={answers} withPlace />
        <FirstFriday wording={wording} today={today} answers={answers} />
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
            <span>
              {contact.newsletter}
              {mailsPlans && <small className="block planner-note">{contact.newsletterNote}</small>}
            </span>
          </label>
        </ContactFields>
        <p className="text-small text-muted">{contact.stored}</p>
        <p className="planner-without-email">
          <button type="button" className="link" onClick={onWithout}>
            {contact.without}
          </button>{' '}
          <span className="text-small text-muted">{contact.withoutNote}</span>
        </p>
      </div>
    </div>
  );
}
