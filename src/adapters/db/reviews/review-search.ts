import { sql } from 'kysely';
import { searchKey } from '../../../domain/text/search-key.ts';

/** Time of writing: the publication date, else the time of storing. A review of the site is stored when written. */
export const writtenAt = sql<number>`coalesce(reviews.published_at, reviews.created_at)`;

/** Returns the text that a moderator's search looks through; each row stores it in `search`. */
export const reviewSearch = ({
  name,
  email,
  comment,
}: {
  name: string | null;
  email: string | null;
  comment: string | null;
}): string => searchKey([name, email, comment].filter((part) => part !== null).join('\n'));
