import type { LeadContext } from '../../../contracts/leads/lead-context.ts';
import { arrivalChannel } from '../../../domain/channels/arrival-channel.ts';
import type { SiteChannel } from '../../../domain/channels/site-channel.ts';
import { leadConsent } from '../../../domain/consent/lead-consent.ts';
import { userAgentFamily } from '../../../domain/lead/user-agent-family.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { LeadOrigin } from '../../ports.ts';

/** The facts of the request that the server knows itself, in addition to those of the form. */
export interface RequestFacts {
  requestId: string;
  /** The trace that the request belongs to, 32 hexadecimal digits. */
  traceId: string;
  locale: Locale;
  userAgent: string | undefined;
  /** Whether the browser objects to advertising (`Sec-GPC: 1`). */
  objects?: boolean;
  idempotencyKey?: string | undefined;
  /** The mark of a lead of a proof (`app/proof/prove-path.ts`), as it was sent. */
  proofMark?: string | undefined;
}

export function leadOrigin(context: LeadContext, facts: RequestFacts): LeadOrigin {
  return {
    locale: facts.locale,
    page: context.page ?? null,
    referrer: context.referrer || null,
    utm: context.utm ?? {},
    userAgentFamily: userAgentFamily(facts.userAgent),
    address: context.campaignAddress,
    channel: context.channel ?? channelOf(context, facts.userAgent),
    consent: context.consent ? leadConsent(context.consent, facts.objects ?? false) : null,
    requestId: facts.requestId,
  };
}

/** A form that was posted without script names no channel: its campaign and its referrer do, if there are any. */
const channelOf = ({ utm = {}, referrer = '' }: LeadContext, userAgent = ''): SiteChannel =>
  arrivalChannel({ utm, referrer, userAgent, isInside: true });
