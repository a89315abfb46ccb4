import { z } from 'zod';

/** The pages on which statements of the guides are based, and when the agency last read them. */

const ContentSource = z.object({
  key: z.string(),
  name: z.string(),
  url: z.string(),
  /** The agency's day on which it was last read. */
  checked: z.string(),
  /** A stored copy was read instead of the page: the month of its last change (`2026-06`), or `undated`; null: the page itself. */
  copy: z.string().nullable(),
  /** Who read it (null: unknown, or a deleted account), and when, ISO 8601 in UTC; null: before there was a register. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** Whether six months have passed since. */
  old: z.boolean(),
  /** Whether today's reading can be taken back. */
  today: z.boolean(),
  /** The guides that show it, by their addresses without the slash, with the short French name of a guide of the agency. */
  guides: z.array(z.object({ slug: z.string(), name: z.string().nullable() })),
});
export type ContentSource = z.infer<typeof ContentSource>;

/** `GET /api/content/sources`: the oldest reading first. */
export const SourceList = z.object({ sources: z.array(ContentSource), old: z.int() });
export type SourceList = z.infer<typeof SourceList>;
