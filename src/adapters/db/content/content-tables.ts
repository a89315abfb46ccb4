import type { Generated } from 'kysely';
import type { Fallback } from '../../../domain/content/content.ts';
import type { PartKey } from '../../../domain/content/parts.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** A published version of a part in a language. No row is ever changed. */
export interface ContentVersionRow {
  id: Generated<number>;
  part: PartKey;
  locale: Locale;
  number: number;
  /** The whole part as JSON; null: the documented default. */
  content: string | null;
  fallback: Fallback;
  /** An account's `public_id`. */
  published_by: string;
  created_at: number;
}

/** The place for a draft of a part in a language. */
export interface ContentDraftRow {
  part: PartKey;
  locale: Locale;
  /** 1: there is a draft. 0: it was published or discarded, and the row keeps its version. */
  present: number;
  /** The whole part as JSON; null: the documented default. */
  content: string | null;
  fallback: Fallback;
  /** Raised by 1 at each change. */
  version: number;
  /** An account's `public_id`. */
  updated_by: string;
  updated_at: number;
}
