import { z } from 'zod';
import { VIEW_NAME_MAX_LENGTH } from '../../domain/lead/lead-values.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { LeadFilter } from './lead.ts';

/** A filter without the search text: it may be a person's name, which an erasure would not find here. */
const ViewFilter = LeadFilter.omit({ q: true }).strict();
const isView = (query: string): boolean =>
  ViewFilter.safeParse(Object.fromEntries(new URLSearchParams(query))).success;

/** `POST /api/lead-views`: the query string of the list with its filters and order. It replaces a view of the same name. */
export const LeadViewDraft = z.object({
  name: z.string('view_name').trim().min(1, 'view_name').max(VIEW_NAME_MAX_LENGTH, 'too_long'),
  query: z.string().max(2000, abortWith()).refine(isView),
});
export type LeadViewDraft = z.infer<typeof LeadViewDraft>;

export const LeadViewDto = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type LeadViewDto = z.infer<typeof LeadViewDto>;

/** `GET` and `PUT /api/lead-reminder`: whether the account is notified by e-mail on the mornings of follow-ups. */
export const LeadReminder = z.object({ on: z.boolean() });
export type LeadReminder = z.infer<typeof LeadReminder>;
