import type { LeadStored, LeadStoredEvent } from '../../browser/api.ts';
import { readConsent } from '../../browser/consent.ts';
import type { ReminderSet } from '../../browser/push-subscription.ts';
import { randomId } from '../../browser/random-id.ts';
import { nothingAccepted } from '../../domain/consent/choice.ts';
import { allowedTags } from '../../domain/consent/tag-categories.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import { actIdOf } from './act-id.ts';
import { tellAds, tellAnalytics } from './google-tags.ts';
import { tellMeta } from './meta-pixel.ts';
import { reportAct } from './report-act.ts';
import { tellTiktok } from './tiktok-pixel.ts';

/**
 * Tells the accepted vendors what a visitor did, after the server stored it: a lead, a booked call, a click to write to
 * the agency, the first click out of a landing page, a reminder by notification (decision record 0128). No event holds what was typed.
 */

const LEAD_STORED: LeadStored = '/submit';
const REMINDER_SET: ReminderSet = 'reminder-set';
/** The origin of Calendly's window (`domain/booking/widget.ts`: an import would add a file to every page's list). */
const CALENDLY = 'https://calendly.com';
/** What it says once a call is booked. */
const CALL_BOOKED = 'calendly.event_scheduled';

/** What a vendor is told of an act. */
interface Act {
  /** The same for all vendors: the id of the lead, or a random one. */
  id: string;
  /** The event of Meta and TikTok, whose names are the same. */
  pixels: 'Lead' | 'Schedule' | 'Contact' | 'ViewContent' | 'CompleteRegistration';
  category: string;
  /** By default, the path of the page without its language. */
  content?: string;
  /** The landing page. */
  page?: string | undefined;
  /** The event of Analytics and Tag Manager; absent: they are not told. */
  analytics?: readonly [name: string, params: object];
  /** Whether Google Ads counts it as a conversion. */
  isConversion?: true;
}

let tags: Tags | undefined;

/** Watches for acts from now on; later calls only name the tags that were started since. */
export function tellOfActs(started: Tags): void {
  const isWatching = tags !== undefined;
  tags = started;
  if (!isWatching) watch();
}

function tell({ id, pixels, category, content = path(), page, analytics, isConversion }: Act): void {
  // The visitor may have changed the choice since the tags started.
  const allowed = allowedTags(tags ?? {}, readConsent() ?? nothingAccepted);
  if (analytics) tellAnalytics(allowed, analytics[0], { ...analytics[1], event_id: id });
  if (isConversion) tellAds(allowed, id);
  if (allowed.metaPixel) {
    const params = {
      content_category: category,
      content_name: content,
      ...(page && { content_ids: [page] }),
    };
    tellMeta(allowed.metaPixel, pixels, id, params);
  }
  if (allowed.tiktokPixel)
    tellTiktok(allowed.tiktokPixel, pixels, id, {
      content_type: 'product',
      contents: [{ content_id: category, content_name: content }],
    });
}

/** A page whose address holds a code loads no tags. */
const path = (): string => splitPath(location.pathname).path;

function watch(): void {
  let last: string | undefined;
  const lead = (id: string, source: string) => {
    last = id;
    tell({
      id,
      pixels: 'Lead',
      category: source,
      analytics: ['generate_lead', { lead_source: source }],
      isConversion: true,
    });
    reportAct({ act: 'lead', lead: id }, tags?.googleAds?.label !== undefined);
  };
  addEventListener(LEAD_STORED, (event) => {
    const { id, path: form } = (event as LeadStoredEvent).detail;
    // The address is `/contact/submit` or that of another form; the simulator's leads are simulations.
    const [, source = ''] = form.split('/');
    lead(id, source === 'simulator' ? 'simulation' : source);
  });
  // The answer to the form of a landing page is a page: its lead is stored already.
  const { event: sent, form, converted, page } = document.body.dataset;
  if (sent) lead(sent, 'landing-form');

  // A reminder by mail is set on a page whose address holds a code: that page has no tags.
  addEventListener(REMINDER_SET, () => {
    const id = randomId();
    tell({
      id,
      pixels: 'CompleteRegistration',
      category: 'reminder',
      page,
      analytics: ['sign_up', { method: 'reminder' }],
    });
    reportAct({ act: 'reminder', id });
  });

  addEventListener('message', ({ origin, data }) => {
    if (origin !== CALENDLY || data?.event !== CALL_BOOKED) return;
    // Its addresses name a person, and stay here.
    tell({
      id: last ? `${last}.s` : randomId(),
      pixels: 'Schedule',
      category: 'booking',
      analytics: ['book_call', { method: 'calendly' }],
    });
    if (last) reportAct({ act: 'call', lead: last });
  });

  let first = form !== 'sent' && converted === undefined;
  const click = (event: MouseEvent) => {
    const { target, button } = event;
    const link = target instanceof Element && button < 2 && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const out = link.dataset['target'];
    if (page && out !== undefined && first) {
      first = false;
      const id = actIdOf(event);
      tell({
        id,
        pixels: 'ViewContent',
        category: 'click-out',
        content: out,
        page,
        analytics: ['select_content', { content_type: 'platform', content_id: out }],
      });
      reportAct({ act: 'click', id, target: out });
    }
    const way = { 'mailto:': 'email', 'tel:': 'telephone' }[link.protocol];
    if (way) tell({ id: randomId(), pixels: 'Contact', category: way });
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, click);
}
