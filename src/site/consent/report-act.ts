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

/** How long a report waits for the scripts, and how often it looks; milliseconds. */
const WAIT_MS = 5000;
const LOOK_MS = 200;

/** The platforms whose own pixel hears of an act too: whether the real script has come in place of our queue, and its address. */
const pixels = {
  meta: { hasCome: () => Boolean(window.fbq?.callMethod), address: 'https://connect.facebook.net/' },
  tiktok: {
    hasCome: () => Boolean(window.ttq && !Array.isArray(window.ttq)),
    address: 'https://analytics.tiktok.com/',
  },
  google: {
    hasCome: () => Boolean(window.google_tag_manager),
    address: 'https://www.googletagmanager.com/',
  },
};
type Pixel = keyof typeof pixels;

/** Whether a script was requested, has not come yet, and has not failed. */
const isComing = (name: Pixel): boolean =>
  !pixels[name].hasCome() &&
  document.querySelector(`script[src^="${pixels[name].address}"]:not([data-failed])`) !== null;

/**
 * Reports an act to the server, which tells the ad platforms of it too (decision record 0146): the lead's id or a random one, the number of the
 * proof of the consent, and the numbers that the platforms' own cookies hold. Without consent to advertising, or without a proof,
 * nothing is reported.
 *
 * While scripts are on their way the report waits, at most five seconds or until the page is left. One that has neither come nor failed
 * by then counts as loaded: a twin that is expected and never comes shortens a window, one that comes unexpected counts an act twice.
 * @param isConversion whether the page told Google Ads of it, if its script has come
 * @param artist the report is for the artist's own account alone
 */
export function reportAct(done: Done, isConversion = false, artist?: ActReport['artist']): void {
  if (!readConsent()?.marketing) return;
  const names: Pixel[] = ['meta', 'tiktok', ...(isConversion ? ['google' as const] : [])];
  whenSettled(names, () => send(done, names, artist));
}

/** Calls once no script is on its way any more, the page is left, or the wait is over: at once, or later. */
function whenSettled(names: Pixel[], then: () => void): void {
  if (!names.some(isComing)) {
    then();
    return;
  }
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    clearInterval(looks);
    then();
  };
  const started = Date.now();
  const looks = setInterval(() => {
    if (Date.now() - started >= WAIT_MS || !names.some(isComing)) end();
  }, LOOK_MS);
  addEventListener('pagehide', end, stop);
  // A phone may end a page in the background without another event.
  document.addEventListener('visibilitychange', () => document.hidden && end(), stop);
}

/** Sends a report, if the choice and its proof are still there. */
function send(done: Done, names: readonly Pixel[], artist: ActReport['artist']): void {
  const record = readConsent();
  const proof = receiptOf(record);
  if (!record?.marketing || !proof) return;
  const report: ActReport = {
    ...('id' in done ? { ...done, path: location.pathname } : done),
    ...{ proof, artist },
    loaded: names.filter((name) => pixels[name].hasCome() || isComing(name)),
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
