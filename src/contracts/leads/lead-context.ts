import { z } from 'zod';
import { utmKeys } from '../../domain/attribution/utm.ts';
import { addressNumber } from '../../domain/channels/campaign-address.ts';
import { siteChannels } from '../../domain/channels/site-channel.ts';
import { ConsentRecord } from '../../domain/consent/consent.ts';
import { locales } from '../../domain/locale/locale.ts';
import { FORMER_TRAP_FIELD, TRAP_FIELD } from '../../domain/spam/spam.ts';

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.slice(0, max))
    .optional()
    .catch(undefined);

/**
 * The context that forms of the site send with the typed fields. Every value is optional, and a wrong value is ignored: it must
 * never make the server refuse the visitor's message. A plain API call may omit all of them.
 */
export const LeadContext = z.object({
  /** Language of the page and of the messages in the response. */
  locale: z.enum(locales).optional().catch(undefined),
  /** Path of the page, without query. */
  page: text(300),
  /** Address of the referring page of the first visit. */
  referrer: text(500),
  /** Campaign parameters of the first visit. */
  utm: z
    .partialRecord(
      z.enum(utmKeys),
      z.string().transform((value) => value.slice(0, 200)),
    )
    .optional()
    .catch(undefined),
  /** The channel of the visitor's arrival, as the browser found it. */
  channel: z.enum(siteChannels).optional().catch(undefined),
  /** The number of the built address by which the visitor came. */
  campaignAddress: z.string().regex(addressNumber).optional().catch(undefined),
  /** The cookie choice at the time of sending; null or absent: no choice yet. */
  consent: ConsentRecord.nullable().optional().catch(undefined),
  /** A trap: a field that people do not see. A value is a sign of a bot. */
  [TRAP_FIELD]: text(500),
  [FORMER_TRAP_FIELD]: text(500),
  /** Milliseconds between showing and sending the form, by a monotonic clock. */
  filledInMs: z.number().optional().catch(undefined),
});
export type LeadContext = z.infer<typeof LeadContext>;
