import { ContactFields } from '../flow/ContactFields.tsx';
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
      <ContactFields
        id="simulator"
        words={{
          artist: t.contact.artistName,
          email: t.contact.email,
          link: t.contact.link,
          privacy: t.contact.privacy,
          privacyLink: t.contact.privacyLink,
          newTab: t.result.newTab,
        }}
        privacyHref={props.privacyHref}
        answers={answers}
        errors={{
          artist: errors.artist_error && messages[errors.artist_error],
          email: errors.email_error && messages[errors.email_error],
        }}
        artistRequired
        onAnswer={onAnswer}
      />
    </>
  );
}
