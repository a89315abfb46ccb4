import { z } from 'zod';
import { ConsentRecord } from '../../domain/consent/consent.ts';
import { locales } from '../../domain/locale/locale.ts';

export const proofId = z.string().regex(/^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/);

/**
 * `POST /api/consents`: the proof of a cookie choice: the choice, its time, and the text that the visitor read. It contains
 * no data that could identify the visitor.
 */
export const ConsentProof = z.object({
  /** A random id for this proof, which the browser keeps beside the choice. Without `randomUUID`, it has no dashes. */
  id: proofId,
  record: ConsentRecord,
  /** Version of the texts of the banner and its settings that the visitor saw. */
  textVersion: z.string().regex(/^[\w.-]{1,40}$/),
  locale: z.enum(locales),
  /** Whether the browser sent Global Privacy Control: then advertising is off, whatever the record says. */
  objected: z.boolean().default(false),
  /** The id of the proof of the browser's earlier choice, which this one replaces; null: the first choice. */
  replaces: proofId.nullable().default(null),
  /** The landing page whose artist asked, by the artist's own question; null: the question of the site. */
  scope: z.string().max(60).nullable().default(null),
  /** The landing page on which the site asked. It is not kept: the proof of a banner that also asked for the page's artist keeps whom it named. */
  page: z.string().max(60).nullable().default(null),
});
export type ConsentProof = z.output<typeof ConsentProof>;
/** As a browser sends it. */
export type SentProof = z.input<typeof ConsentProof>;

export const ConsentAnswer = z.object({ id: z.string() });
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;
