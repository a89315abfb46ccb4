/** An answer of an ad platform; `status` null: none arrived. */
export interface VendorAnswer {
  status: number | null;
  /** The beginning of the body, or a few English words why there is none. */
  text: string;
  retryAfterMs?: number | undefined;
  /** What it says in its headers about the use of its limits. */
  usage?: readonly string[] | undefined;
}

/**
 * What an answer means for the act and its lane. `words` are the platform's own, without values: a title, a code.
 * - `sent`: taken. `refused`: this act is wrong. `unclear`: not known whether it was taken, so never repeated.
 * - `blocked`: the access is wrong, for every act. `later`: the platform cannot answer now.
 */
export interface Verdict {
  kind: 'sent' | 'refused' | 'blocked' | 'later' | 'unclear';
  words: string;
  /** The platform's name for this answer, by which its support finds it. */
  reference?: string | undefined;
  retryAfterMs?: number | undefined;
  /** The share of its limit that it says is used, in percent. */
  usage?: number | undefined;
}

const WORDS_MAX = 300;

/** Takes out of a platform's words what could be the value of an identifier or a secret. */
export function scrubbed(words: string): string {
  return words
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…')
    .replaceAll(/\bfb\.\d[\w.-]+/g, '…')
    .replaceAll(/\b(?=[\w.-]*\d)[\w.-]{24,}\b/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS_MAX);
}

/** Reads an answer as JSON; undefined: it is none. */
export function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The verdict of an answer that says nothing in the platform's own format. */
export function verdictOfStatus({ status, text, retryAfterMs }: VendorAnswer): Verdict {
  if (status === null) return { kind: 'later', words: scrubbed(text) };
  const words = `HTTP ${status}`;
  if (status === 401 || status === 403) return { kind: 'blocked', words };
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return { kind: 'refused', words };
  return { kind: 'later', words, retryAfterMs };
}
