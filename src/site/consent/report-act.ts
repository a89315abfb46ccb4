import { readConsent } from '../../browser/consent.ts';
import { receiptOf } from '../../browser/consent-receipt.ts';
import { notify } from '../../browser/notify.ts';
import type { ActReport } from '../../contracts/act-report.ts';
import type { LeadAct, PageAct } from '../../domain/conversion/acts.ts';
import { MATCHING_KEY } from '../../domain/storage/matching-key.ts';

declare global {
  interface Window {
    /** Set by Google's script. */
    google_tag_manager?: object;
  }
}

/** What was done: to a lead, or on this landing page, with a random id. */
type Done = { act: LeadAct; lead: string } | { act: PageAct; id: string; target?: string };

/**
 * Reports an act to the server, which tells the ad platforms of it too (decision record 0146): the lead's id or a random one, the number of the
 * proof of the consent, and the numbers that the platforms' own cookies hold. Without consent to advertising, or without a proof,
 * nothing is reported.
 * @param isConversion whether the page told Google Ads of it, if its script has come
 * @param artist the report is for the artist's own account alone
 */
export function reportAct(done: Done, isConversion = false, artist?: ActReport['artist']): void {
  const record = readConsent();
  const proof = receiptOf(record);
  if (!record?.marketing || !proof) return;
  const report: ActReport = {
    ...('id' in done ? { ...done, path: location.pathname } : done),
    ...{ proof, artist },
    // Their real scripts have come, so that they hear of the act from the page too.
    loaded: [
      ...(window.fbq?.callMethod ? ['meta'] : []),
      // Until its script comes, the queue is an array of ours.
      ...(window.ttq && !Array.isArray(window.ttq) ? ['tiktok'] : []),
      ...(isConversion && window.google_tag_manager ? ['google'] : []),
    ],
    ids: {
      fbp: cookie('_fbp'),
      fbc: cookie('_fbc') ?? clickOfAddress(),
      ttp: cookie('_ttp'),
      ttclid: cookie('ttclid') ?? parameter('ttclid') ?? undefined,
      // The server takes a click out of what Google's script wrote around it.
      gclid: parameter('gclid') ?? cookie('_gcl_aw'),
      gbraid: parameter('gbraid') ?? cookie('_gcl_ag'),
      wbraid: parameter('wbraid') ?? cookie('_gcl_gb'),
      fbx: cookie(MATCHING_KEY),
    },
  };
  void notify('/acts', report);
}

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

const parameter = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** Writes the click on an ad at Meta as Meta's own cookie would: its case is kept, and it is decoded once. */
function clickOfAddress(): string | undefined {
  const click = parameter('fbclid');
  return click ? `fb.1.${Date.now()}.${click}` : undefined;
}
