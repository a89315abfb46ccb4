import { normalizeEmail } from '../../domain/account/email.ts';
import type { Utm } from '../../domain/attribution/utm.ts';
import { leadSource } from '../../domain/lead/lead-source.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import { storableText } from './storable-text.ts';

/**
 * An entry of a PostgreSQL index holds 2.7 kB at most, and 400 characters are 1.2 kB; a name and an address are 375.
 */
const SEARCH_LENGTH = 400;

interface LeadFacts {
  name: string;
  email: string;
  fields: { platform?: unknown; budget?: unknown };
  utm: Utm;
  referrer: string | null;
}

/** What a lead's row repeats of its JSON, so that lists are searched, filtered and sorted by an index. */
export function derivedColumns({ name, email, fields, utm, referrer }: LeadFacts) {
  const { platform, budget } = fields;
  return {
    platform: typeof platform === 'string' ? platform.replace(/_ads$/, '') : null,
    budget: typeof budget === 'number' ? budget : null,
    source: storableText(leadSource(utm, referrer)),
    // The name in front: the same column sorts by name.
    search: storableText(searchKey(`${name}\n${email}`).slice(0, SEARCH_LENGTH)),
    email_key: storableText(normalizeEmail(email)),
  };
}
