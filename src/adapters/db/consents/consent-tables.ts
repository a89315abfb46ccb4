import type { Generated } from 'kysely';
import type { Locale } from '../../../domain/locale/locale.ts';

/** The proof of a cookie choice. */
export interface ConsentRow {
  id: Generated<number>;
  public_id: string;
  record: string;
  text_version: string;
  locale: Locale;
  created_at: number;
}
