import { normalizeEmail } from '../../../domain/account/email.ts';
import type { Utm } from '../../../domain/attribution/utm.ts';
import { leadSource } from '../../../domain/lead/lead-source.ts';
import { phoneDigits } from '../../../domain/lead/phone.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';

/**
 * The most characters of the search text. An entry of a PostgreSQL index holds at most 2.7 kB, and 400 characters take
 * up to 1.2 kB; a name, an address and the digits of a number have up to 391 characters.
 */
const SEARCH_LENGTH = 400;

interface LeadFacts {
  name: string;
  email: string;
  fields: { platform?: unknown; budget?: unknown };
  utm: Utm;
  referrer: string | null;
  /** The path of the page with the form. */
  page?: string | null;
  /** The telephone number, as typed. */
  phone?: string | null | undefined;
}

/** Returns the columns that repeat parts of a lead's JSON, so that an index can search, filter and sort lists. */
export function derivedColumns({ name, email, fields, utm, referrer, page, phone }: LeadFacts) {
  const { platform, budget } = fields;
  return {
    platform: typeof platform === 'string' ? platform.replace(/_ads$/, '') : null,
    budget: typeof budget === 'number' ? budget : null,
    source: storableText(leadSource(utm, referrer, page)),
    search: searchText({ name, email, phone }),
    email_key: storableText(normalizeEmail(email)),
  };
}

/** The text that a list is searched by. The name comes first, because the same column sorts by name. */
export const searchText = ({ name, email, phone }: Pick<LeadFacts, 'name' | 'email' | 'phone'>): string =>
  storableText(
    searchKey([name, email, ...(phone ? [phoneDigits(phone)] : [])].join('\n')).slice(0, SEARCH_LENGTH),
  );
