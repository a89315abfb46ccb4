import { createHash } from 'node:crypto';
import type { FieldTexts, FormOutcome } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { withoutInvitation } from '../../domain/review/review-path.ts';
import { FORMER_TRAP_FIELD, TRAP_FIELD } from '../../domain/spam/spam.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { CallApi } from '../call-api.ts';

/** A form that also works without script. */
export interface PlainForm<Fields> {
  /** Path of the API operation to which the form's script posts. */
  endpoint: string;
  names: readonly (keyof Fields & string)[];
  /** Converts the typed texts to the body for the API. Absent: the body is the typed texts. */
  body?(typed: FieldTexts<Fields>): object;
}

/** The page from which a form was posted, and its language. */
export interface PostedFrom {
  locale: Locale;
  /** The page's path, including its language prefix. */
  path: string;
  referrer: string | undefined;
}

export interface Posted<Fields> {
  status: number;
  outcome: FormOutcome<Fields>;
  retryAfter: string | null;
}

/**
 * Sends a form that was posted without script to the same API operation as its script would, once however often it is posted, and returns the outcome
 * for the page that is rendered again, with the data of the API's answer. A refusal contains the typed texts, so that the visitor does not lose them.
 */
export async function postPlainForm<Fields, Stored extends object = { id: string }>(
  { endpoint, names, body = (typed) => typed }: PlainForm<Fields>,
  values: URLSearchParams,
  { locale, path, referrer }: PostedFrom,
  callApi: CallApi,
): Promise<Posted<Fields> & Partial<Stored>> {
  const typed = Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as FieldTexts<Fields>;
  const sent = {
    ...body(typed),
    locale,
    page: withoutInvitation(path),
    [TRAP_FIELD]: values.get(TRAP_FIELD) ?? '',
    [FORMER_TRAP_FIELD]: values.get(FORMER_TRAP_FIELD) ?? undefined,
  };
  const response = await callApi(endpoint, { ...sent, referrer }, keyOf([endpoint, sent]));
  const retryAfter = response.headers.get('retry-after');
  if (response.ok) {
    const stored = (await response.json()) as { data?: Partial<Stored> };
    const posted: Posted<Fields> = { status: 200, outcome: { kind: 'sent' }, retryAfter };
    return { ...posted, ...(stored.data as Partial<Stored>) };
  }
  const failure = (await response.json()) as { message: string; fields?: FieldTexts<Fields> };
  const refused: Posted<Fields> = {
    status: response.status,
    outcome: { kind: 'refused', message: failure.message, fields: failure.fields ?? {}, values: typed },
    retryAfter,
  };
  return refused as Posted<Fields> & Partial<Stored>;
}

/**
 * Returns the idempotency key of a posted form, so that its answer can be reloaded, which posts it again. A page in the cache has no key
 * of its own for each visitor, so the key is a digest of what is sent; on another day, the same text is a new message.
 */
const keyOf = (sent: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([agencyDay(Date.now()), sent]))
    .digest('base64url');
