import type { ContactFields } from '../contracts/contact.ts';
import type { ContactFormOutcome } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** Answers a call to the product's own API, inside this process, on behalf of the visitor who posted the form. */
export type CallApi = (path: string, body: object) => Promise<Response>;

const fieldNames = ['name', 'email', 'message', 'platform'] as const satisfies (keyof ContactFields)[];

/**
 * The contact form without script: the same API judges it, and the page is shown again with what came of it. What was
 * typed comes back with the refusal, so that nothing is lost.
 */
export async function postContactForm(
  values: URLSearchParams,
  page: { locale: Locale; path: string; referrer: string | undefined },
  callApi: CallApi,
): Promise<{ status: number; outcome: ContactFormOutcome; retryAfter: string | null }> {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, values.get(name) ?? '']));
  const response = await callApi('/api/contact/submit', {
    ...typed,
    locale: page.locale,
    page: page.path,
    referrer: page.referrer,
    website: values.get('website') ?? '',
  });
  const retryAfter = response.headers.get('retry-after');
  if (response.ok) return { status: 200, outcome: { kind: 'sent' }, retryAfter };
  const failure = (await response.json()) as { message: string; fields?: Record<string, string> };
  return {
    status: response.status,
    outcome: { kind: 'refused', message: failure.message, fields: failure.fields ?? {}, values: typed },
    retryAfter,
  };
}
