import { count } from '../../browser/count.ts';
import type { VisitReport } from '../../contracts/visit.ts';
import { addressIn } from '../../domain/channels/campaign-address.ts';
import { landingChannel } from '../../domain/landing/counts/landing-channel.ts';
import { landingChannels } from '../../domain/landing/counts/landing-count.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';

type LandingView = Extract<VisitReport, { kind: 'landing-view' }>;

/** Views of a draft behind a secret link are not counted. */
const isDraft = (): boolean => /^(?:\/[a-z]{2})?\/p\/preview\//.test(location.pathname);

/**
 * Returns the page as it is counted: its public identifier, its language, its channel, and its variant while an A/B
 * test runs.
 */
function counted(): Omit<LandingView, 'kind'> {
  const { page = '', variant, way } = document.body.dataset;
  const { lang } = document.documentElement;
  const parameters = new URLSearchParams(location.search);
  return {
    page,
    locale: isLocale(lang) ? lang : defaultLocale,
    // The response to a form contains the channel of the view in which the form was filled in.
    channel:
      landingChannels.find((channel) => channel === way) ??
      landingChannel({
        utmSource: parameters.get('utm_source'),
        utmMedium: parameters.get('utm_medium'),
        via: parameters.get('via'),
        referrer: document.referrer,
        userAgent: navigator.userAgent,
      }),
    ...((variant === 'a' || variant === 'b') && { variant }),
  };
}

/**
 * Counts one view; a prerendered page is counted when it is shown. A page restored from the back/forward cache is no
 * new view. The response to a form is part of the view in which the form was filled in: a lead is its conversion,
 * unless a click was counted before.
 */
export function countLandingView(): void {
  if (isDraft()) return;
  const { form, converted } = document.body.dataset;
  if (form !== undefined) {
    if (form === 'sent')
      count({ kind: 'landing-click', ...counted(), target: 'form', first: converted === undefined });
    return;
  }
  const address = addressIn(location.search);
  const send = () => count({ kind: 'landing-view', ...counted(), ...(address !== undefined && { address }) });
  if (document.prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}

/** In characters. Apple shows the campaign's name in its reports, and refuses longer names. */
const APPLE_CAMPAIGN_LENGTH = 40;

/**
 * Counts clicks on the links out of the page. The first click of a view is its conversion; a variable remembers it, and
 * nothing is stored on the device. The browser follows the link as usual.
 * @param signal removes the listeners
 */
export function watchClicks(signal?: AbortSignal): void {
  const { form, converted } = document.body.dataset;
  let first = form !== 'sent' && converted === undefined;
  const watch = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-target]');
    if (!link || event.button > 1) return;
    if (!isDraft())
      count({ kind: 'landing-click', ...counted(), target: link.dataset['target'] ?? '', first });
    first = false;
    nameCampaign(link);
  };
  const until = signal ? { signal } : {};
  const hand = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    set(target, 'way', counted().channel);
    set(target, 'clicked', first ? '' : '1');
  };
  document.addEventListener('submit', hand, until);
  document.addEventListener('click', watch, until);
  document.addEventListener('auxclick', watch, until);
}

function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function nameCampaign(link: HTMLAnchorElement): void {
  const campaign = new URLSearchParams(location.search).get('utm_campaign');
  if (!campaign || !link.hostname.endsWith('music.apple.com')) return;
  const address = new URL(link.href);
  if (address.searchParams.has('ct')) return;
  address.searchParams.set('ct', campaign.slice(0, APPLE_CAMPAIGN_LENGTH));
  link.href = address.href;
}
