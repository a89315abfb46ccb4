import type { Generated } from 'kysely';
import type { PersonLinkKind } from '../../../../app/ports/privacy/person-links.ts';

/** A mail with which a person opens the page of their own data, or that says that nothing is stored. */
export interface PersonLinkRow {
  id: Generated<number>;
  kind: Generated<PersonLinkKind>;
  address_digest: string;
  /** The number of the ten minutes in which the mail was asked for; unique with the address and the kind. */
  pause: number;
  /** The address; null: nothing is stored about it, or the link opens nothing any more. */
  email: string | null;
  code_digest: string | null;
  typed_digest: string | null;
  tries: Generated<number>;
  created_at: number;
  expires_at: number;
  /** When it was spent. */
  opened_at: number | null;
  /** Digest of the token that reads the page; null: not opened, or closed. */
  session_digest: string | null;
  session_ends_at: number | null;
}
