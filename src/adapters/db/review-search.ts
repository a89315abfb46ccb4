import { searchKey } from '../../domain/text/search-key.ts';

/** What a moderator's search looks through, as it is stored beside a review that was written on the site. */
export const reviewSearch = ({
  name,
  email,
  comment,
}: {
  name: string | null;
  email: string | null;
  comment: string | null;
}): string => searchKey([name, email, comment].filter((part) => part !== null).join('\n'));
