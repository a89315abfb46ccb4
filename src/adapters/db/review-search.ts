import { sql } from 'kysely';
import { searchKey } from '../../domain/text/search-key.ts';

/** When a review was written: those from elsewhere bring their day, those of the site are stored at once. */
export const writtenAt = sql<number>`coalesce(reviews.published_at, reviews.created_at)`;

/** What a moderator's search looks through, as it is stored beside each review. */
export const reviewSearch = ({
  name,
  email,
  comment,
}: {
  name: string | null;
  email: string | null;
  comment: string | null;
}): string => searchKey([name, email, comment].filter((part) => part !== null).join('\n'));
