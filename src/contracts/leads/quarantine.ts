import { z } from 'zod';
import { leadKinds } from '../../domain/lead/lead-values.ts';
import { spamSigns } from '../../domain/spam/spam.ts';
import { Paging, pageOf } from '../paging.ts';

/** Submissions that look like spam, in the back office. Times are ISO 8601 in UTC. */

/** `GET /api/leads/quarantine`, `GET /api/reviews/quarantine`. */
export const QuarantineQuery = Paging;
export type QuarantineQuery = z.infer<typeof QuarantineQuery>;

export const QuarantinedDto = z.object({
  id: z.string(),
  /** The form that was sent. */
  kind: z.enum([...leadKinds, 'review']),
  createdAt: z.string(),
  /** Time of its automatic deletion. */
  expiresAt: z.string(),
  /** The reason why it looks like spam. */
  sign: z.enum(spamSigns),
  name: z.string(),
  /** Null: the author left no address. */
  email: z.string().nullable(),
  /** The message or the comment; null: the form has none. */
  text: z.string().nullable(),
  /** The rating of a review; null for other forms. */
  rating: z.number().nullable(),
});
export type QuarantinedDto = z.infer<typeof QuarantinedDto>;

export const QuarantinePage = pageOf(QuarantinedDto);
export type QuarantinePage = z.infer<typeof QuarantinePage>;

/**
 * Response of `POST /api/leads/quarantine/{id}/release` (id of the lead) and `POST /api/reviews/quarantine/{id}/release` (id of
 * the review).
 */
export const QuarantineReleased = z.object({ id: z.string() });
export type QuarantineReleased = z.infer<typeof QuarantineReleased>;
