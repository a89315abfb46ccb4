import type { SecretLinkPart } from '../../../app/ports/secret-links.ts';

/** A secret link to a landing page or to a campaign. The code itself is not stored. */
export interface SecretLinkRow {
  /** SHA-256 of the code, in hexadecimal. */
  code_hash: string;
  /** The landing page or the campaign that it shows; the other is null. */
  page_id: number | null;
  campaign_id: number | null;
  shows: SecretLinkPart;
  expires_at: number;
  revoked_at: number | null;
  /** Set with `revoked_at`, by the use of a link that works once. */
  used_at: number | null;
  created_at: number;
  created_by: string;
}
