import { z } from 'zod';
import { utmKeys } from '../domain/attribution/utm.ts';
import { ConsentRecord } from '../domain/consent/consent.ts';
import { locales } from '../domain/locale/locale.ts';

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.slice(0, max))
    .optional()
    .catch(undefined);

/**
 * What a form of the site sends beside what was typed. Every value is optional, and a wrong one is dropped: it must
 * never cost the visitor the message. A plain API call may leave all of it out.
 */
export const LeadContext = z.object({
  /** Language of the page and of the answer's messages. */
  locale: z.enum(locales).optional().catch(undefined),
  /** Path of the page, without query. */
  page: text(300),
  /** Address that led to the site, first touch. */
  referrer: text(500),
  /** Campaign parameters, first touch. */
  utm: z
    .partialRecord(
      z.enum(utmKeys),
      z.string().transform((value) => value.slice(0, 200)),
    )
    .optional()
    .catch(undefined),
  /** The cookie choice at the moment of sending; null or absent: no choice made. */
  consent: ConsentRecord.nullable().optional().catch(undefined),
  /** The field that a person never sees: a value means a bot. */
  website: text(500),
  /** Milliseconds from showing the form to sending it. */
  filledInMs: z.number().optional().catch(undefined),
});
export type LeadContext = z.infer<typeof LeadContext>;
