import type { ReviewRequest } from '../../contracts/site.ts';
import { fill } from '../../i18n/format.ts';
import type { ReviewPageTexts } from './texts.ts';
import { WithEmail } from './WithEmail.tsx';

interface InvitationProps {
  t: ReviewPageTexts['invitation'];
  state: ReviewRequest['state'];
  /** The label of a verified review. */
  verified: string;
  email: string;
}

/** The state of the invitation, and its effect on the review. The bars are lit while the invitation is valid. */
export function Invitation({ t, state, verified, email }: InvitationProps) {
  const { title, text } = t[state ?? 'none'];
  return (
    <section aria-labelledby="invitation-title" className="invitation" data-invitation={state ?? ''}>
      <svg viewBox="0 0 30 24" className="h-6 w-[1.875rem]" aria-hidden="true" focusable="false">
        {[10, 18, 24, 14].map((height, index) => (
          <rect key={height} x={index * 8} y={24 - height} width="5" height={height} rx="1.5" />
        ))}
      </svg>
      <div>
        <h2 id="invitation-title" className="text-h4">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          <WithEmail text={fill(text, { verified })} email={email} />
        </p>
      </div>
    </section>
  );
}
