import type { MouseEvent } from 'react';
import { pushFormSubmit } from '../../browser/data-layer.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { typedEmail } from '../../domain/text/typed-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Close } from '../flow/opener.ts';
import { bookingHref } from './booking-href.ts';
import type { HostProps } from './host-props.ts';
import type { Answers } from './simulator-state.ts';
import type { SimulatorText } from './texts.ts';

interface BookLinkProps {
  t: SimulatorText;
  site: HostProps;
  inputs: CampaignInputs;
  answers: Answers;
  close: Close;
}

/** A link to book a call about a result, in a new tab; without a booking address, a link to the contact form. */
export function BookLink({ t, site, inputs, answers, close }: BookLinkProps) {
  const { platform, campaignType, country, budget } = inputs;
  const visitor = { name: answers.artistName.trim(), email: typedEmail(answers.email) };
  const booking = bookingHref(site.bookingUrls[platform], visitor);
  const book = (event: MouseEvent<HTMLAnchorElement>) => {
    // The second click of a double click on the button that was here before must not book a call.
    if (event.detail > 1) return event.preventDefault();
    pushFormSubmit({ value: budget, platform, campaign_type: campaignType, country });
    if (booking || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The simulator is removed from the history first, so that Back does not open it again.
    event.preventDefault();
    close(site.contactHref);
  };
  const newTab = booking && { target: '_blank', rel: 'noopener noreferrer', 'data-calendar': '' };
  return (
    <ButtonLink className="max-sm:px-4" href={booking ?? site.contactHref} {...newTab} onClick={book}>
      {t.result.book}
      {booking && <span className="sr-only">{t.result.newTab}</span>}
    </ButtonLink>
  );
}
