import { pushFormSubmit } from '../../browser/data-layer.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { bookingHref } from './booking-href.ts';
import type { HostProps } from './host-props.ts';
import type { Close } from './opener.ts';
import type { Answers } from './simulator-state.ts';
import type { SimulatorText } from './texts.ts';

interface BookLinkProps {
  t: SimulatorText;
  site: HostProps;
  inputs: CampaignInputs;
  answers: Answers;
  close: Close;
}

/** Books a call about a result, in a new tab; where no booking address is configured, goes to the contact form. */
export function BookLink({ t, site, inputs, answers, close }: BookLinkProps) {
  const { platform, campaignType, country, budget } = inputs;
  const visitor = { name: answers.artistName.trim(), email: answers.email.trim() };
  const booking = bookingHref(site.bookingUrls[platform], visitor);
  const push = () => pushFormSubmit({ value: budget, platform, campaign_type: campaignType, country });
  if (booking) {
    return (
      <ButtonLink
        className="max-sm:px-4"
        href={booking}
        target="_blank"
        rel="noopener noreferrer"
        onClick={push}
      >
        {t.result.book}
        <span className="sr-only">{t.result.newTab}</span>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      className="max-sm:px-4"
      href={site.contactHref}
      onClick={(event) => {
        push();
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // The simulator leaves the history first, so that Back does not open it again.
        event.preventDefault();
        close(site.contactHref);
      }}
    >
      {t.result.book}
    </ButtonLink>
  );
}
