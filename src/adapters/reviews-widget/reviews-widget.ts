import type { FetchedReview, VendorSource } from '../../app/ports/feeds.ts';
import { trimEnd } from '../../domain/text/trim-end.ts';
import { failureOf } from '../http/feed-failure.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';
import { readAnswer } from './read-answer.ts';

const CONNECTION_TEST_MS = 5000;

export interface ReviewsWidgetOptions extends Pick<GetJsonOptions, 'allowPrivate' | 'timeoutMs' | 'lookup'> {
  /** Address of the API: `https://api.featurable.com/v1`. */
  apiBase: string;
  widgetId: string;
  /** Key of a widget that requires one. */
  apiKey?: string | undefined;
  /** Time limit of a connection test, in milliseconds. */
  testTimeoutMs?: number;
}

/** Creates the source of the reviews of one widget of the reviews-widget service. */
export function createReviewsWidget(options: ReviewsWidgetOptions): VendorSource<FetchedReview> {
  const url = new URL(options.apiBase);
  url.pathname = `${trimEnd(url.pathname, '/')}/widgets/${encodeURIComponent(options.widgetId)}`;

  const originHeaders = options.apiKey === undefined ? {} : { 'x-api-key': options.apiKey };

  async function ask(overrides: Partial<GetJsonOptions>) {
    const outcome = await getJson(url.href, { ...options, originHeaders, ...overrides });
    return outcome.kind === 'json'
      ? readAnswer(outcome.value)
      : { kind: 'failed' as const, failure: failureOf(outcome) };
  }

  return {
    owner: 'vendor',
    fetch: (signal) => ask({ signal }),
    async testConnection() {
      const answer = await ask({ timeoutMs: options.testTimeoutMs ?? CONNECTION_TEST_MS });
      return answer.kind === 'failed' ? answer.failure : undefined;
    },
  };
}
