import type { GoLiveCheckDto } from '../../contracts/go-live.ts';
import type { adminGoLive } from '../../i18n/dictionaries/admin-go-live/fr.ts';

type Label = keyof typeof adminGoLive.actions;

/**
 * Where a point is fixed. `link`: a screen of the back office. `page`: a public page, by its path without language. On the
 * page itself: `demo`, the removal of the samples and the end of the demonstration; `address`, its form; `backup`, its
 * download; `restore`, the restore test; `path`, the proof.
 */
export type Way =
  | { kind: 'link'; label: Label; to: string }
  | { kind: 'page'; label: Label; path: string }
  | { kind: 'address' | 'demo' | 'backup' | 'restore' | 'path'; label: Label };

const link = (label: Label, to: string): Way => ({ kind: 'link', label, to: `/dashboard${to}` });

/**
 * Returns the one place where an open point is fixed.
 * @param own the name of the reader's account
 */
export function wayOf({ key, outcome, facts }: GoLiveCheckDto, own: string | undefined): Way {
  switch (key) {
    case 'address':
      return { kind: 'address', label: 'address' };
    case 'company':
      return link('complete', '/settings/company');
    case 'claims':
      return link('settle', '/content/claims');
    case 'prices':
    case 'statements':
      return link('statements', '/settings/statements');
    case 'replyTime':
      return link('replyTime', '/settings/statements');
    case 'planner':
      return link('planner', '/radar');
    case 'booking':
      return link('booking', '/settings/booking');
    case 'webhooks':
      return link(outcome === 'missing' ? 'webhooks' : 'tryWebhooks', '/settings/webhooks');
    case 'mail':
      return link(outcome === 'untested' ? 'tryMail' : 'mail', '/settings/mail');
    case 'reviews':
      return link('reviews', '/settings/reviews-widget');
    case 'tags':
      return link('tags', '/marketing-integrations');
    case 'sends':
      return link('sends', '/marketing-integrations/sends');
    case 'backup':
      return { kind: 'backup', label: 'backup' };
    case 'path':
      return facts.names?.[0] === 'mail'
        ? link('mail', '/settings/mail')
        : facts.names?.[0] === 'automation'
          ? link('tryWebhooks', '/settings/webhooks')
          : { kind: 'path', label: 'prove' };
    case 'restore':
      return { kind: 'restore', label: 'restore' };
    case 'secondFactor':
      // Each account can only switch on its own second factor.
      return facts.names?.length === 1 && facts.names[0] === own
        ? link('ownFactor', '/settings')
        : link('team', '/settings/team');
    case 'demo':
      return { kind: 'demo', label: outcome === 'on' ? 'endDemo' : 'removeDemo' };
    case 'legal':
      return { kind: 'page', label: 'passages', path: `/${Object.keys(facts.counts ?? {})[0] ?? 'legal'}` };
  }
}
