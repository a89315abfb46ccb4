import { z } from 'zod';
import { pageSizes } from '../domain/list/list-parameters.ts';

/** The part of the query that all lists share, as text in the URL: the page, from 1, and its number of rows. */
export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .default(25),
});

/** A page of a list, with the number of rows of all pages. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** A calendar day, as `2026-11-21`. */
export const day = (key: string) => z.iso.date(key);
