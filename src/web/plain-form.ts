import type { FieldTexts, FormOutcome } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { withoutInvitation } from '../domain/review/review-path.ts';
import type { CallApi } from './call-api.ts';

/** A form that also works as plain HTML. */
export interface PlainForm<Fields> {
  /** Where its script would post it. */
  endpoint: string;
  names: readonly (keyof Fields & string)[];
  /** What the API is sent of what was typed, where that is not the text itself. */
  body?(typed: FieldTexts<Fields>): object;
}

/** Where and in what language a form was posted. */
export interface PostedFrom {
  locale: Locale;
  /** The page's path, with its language. */
  path: string;
  referrer: string | undefined;
}

export interface Posted<Fields> {
  status: number;
  outcome: FormOutcome<Fields>;
  retryAfter: string | null;
}

/**
 * A form without script: the same API judges it, and the page is shown again with what came of it. What was typed comes
 * back with the refusal, so that nothing is lost.
 */
export async function postPlainForm<Fields>(
  { endpoint, names, body = (typed) => typed }: PlainForm<Fields>,
  values: URLSearchParams,
  { locale, path, referrer }: PostedFrom,
  callApi: CallApi,
): Promise<Posted<Fields>> {
  const typed = Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as FieldTexts<Fields>;
  const response = await callApi(endpoint, {
    ...body(typed),
    locale,
    page: withoutInvitation(path),
    referrer,
    website: values.get('website') ?? '',
  });
  const retryAfter = response.headers.get('retry-after');
  if (response.ok) return { status: 200, outcome: { kind: 'sent' }, retryAfter };
  const failure = (await response.json()) as { message: string; fields?: FieldTexts<Fields> };
  return {
    status: response.status,
    outcome: { kind: 'refused', message: failure.message, fields: failure.fields ?? {}, values: typed },
    retryAfter,
  };
}
