/** Readers of a vendor's values, which may have any type: a reader returns null or no fields instead of throwing. */

export type Fields = Record<string, unknown>;

/** Returns the fields of an object; no fields for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Returns an address as a browser parses it; null unless it has one of the protocols (`https:`) and a plausible length. */
export function webAddress(
  value: unknown,
  protocols: readonly string[] = ['http:', 'https:'],
): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return protocols.includes(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

/** Returns a vendor's identifier as text; null when it is neither a whole number nor a text of plausible length. */
export function identifier(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.length > 0 && value.length <= 500 ? value : null;
}

const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(9999, 11, 31);

/**
 * Returns a vendor's time in epoch milliseconds: from a date in ISO 8601, or from seconds or milliseconds since 1970. A
 * date without a time zone is read as UTC. Returns null for any other value.
 */
export function moment(value: unknown): number | null {
  const time =
    typeof value === 'string' ? dateIn(value) : typeof value === 'number' ? epoch(value) : Number.NaN;
  return time >= EARLIEST && time <= LATEST ? Math.trunc(time) : null;
}

function dateIn(text: string): number {
  if (text.length > 40 || !/^\d{4}-\d\d-\d\d/.test(text)) return Number.NaN;
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) || !/[T ]\d\d:\d\d/.test(text);
  return Date.parse(zoned ? text : `${text}Z`);
}

/** Ten digits are seconds, thirteen are milliseconds. */
const epoch = (value: number): number => (Math.abs(value) < 1e11 ? value * 1000 : value);

/** Creates a counter of the omitted items of a list, by reason. */
export function countRefusals(): { add(reason: string): void; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  return {
    add(reason) {
      counts[reason] = (counts[reason] ?? 0) + 1;
    },
    counts,
  };
}
