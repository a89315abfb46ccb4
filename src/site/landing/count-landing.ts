import { count } from '../../browser/count.ts';
import type { VisitReport } from '../../contracts/visit.ts';
import { landingChannel } from '../../domain/landing/landing-channel.ts';
import { landingChannels } from '../../domain/landing/landing-count.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';

type LandingView = Extract<VisitReport, { kind: 'landing-view' }>;

/** A look at the draft behind a secret link is not counted as a visit. */
const isDraft = (): boolean => /^(?:\/[a-z]{2})?\/p\/preview\//.test(location.pathname);

/** The page as it is counted: its public identifier, its variant where a test runs, and the way to it. */
function counted(): Omit<LandingView, 'kind'> {
  const { page = '', variant, way } = document.body.dataset;
  const { lang } = document.documentElement;
  const parameters = new URLSearchParams(location.search);
  return {
    page,
    locale: isLocale(lang) ? lang : defaultLocale,
    // The answer to a form names the way to the page on which it was filled in.
    channel:
      landingChannels.find((channel) => channel === way) ??
      landingChannel({
        utmSource: parameters.get('utm_source'),
        utmMedium: parameters.get('utm_medium'),
        referrer: document.referrer,
        userAgent: navigator.userAgent,
      }),
    ...((variant === 'a' || variant === 'b') && { variant }),
  };
}

/**
 * Counts one view; a prerendered page is counted when it is shown. A page that comes back from the browser's memory is no
 * new view. The answer to a form is part of the view in which it was filled in: a lead is its conversion, unless a click
 * was before.
 */
export function countLandingView(): void {
  if (isDraft()) return;
  const { form, converted } = document.body.dataset;
  if (form !== undefined) {
    if (form === 'sent')
      count({ kind: 'landing-click', ...counted(), target: 'form', first: converted === undefined });
    return;
  }
  const send = () => count({ kind: 'landing-view', ...counted() });
  if (document.prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}

/** Apple shows this name of a campaign in its reports; longer ones are refused. */
const APPLE_CAMPAIGN_LENGTH = 40;

/**
 * Counts clicks on the links that lead out of the page. The first one of a view is a conversion: a variable says so, and nothing
 * is stored. The link is followed as it is.
 * @param signal ends it
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
