/** Reads what a vendor sends, which may be of any shape: each gives nothing instead of throwing. */

export type Fields = Record<string, unknown>;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** An address as the browser would read it, when it has one of the protocols (`https:`) and is of a sane length. */
export function webAddress(
  value: unknown,
  protocols: readonly string[] = ['http:', 'https:'],
): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return protocols.includes(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

/** A vendor's identifier as text. */
export function identifier(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.length > 0 && value.length <= 500 ? value : null;
}

const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(9999, 11, 31);

/**
 * A moment in epoch milliseconds from what vendors write: a date in words of ISO 8601, or seconds or milliseconds since
 * 1970. A date without a zone is read as UTC.
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

/** Counts why items of a list were left out. */
export function countRefusals(): { add(reason: string): void; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  return {
    add(reason) {
      counts[reason] = (counts[reason] ?? 0) + 1;
    },
    counts,
  };
}
