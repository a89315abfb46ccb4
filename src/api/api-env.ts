import type { IncomingMessage } from 'node:http';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Log } from '../app/ports.ts';
import type { UseCases } from '../app/use-cases.ts';
import type { ChangeEvent } from '../contracts/lead.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** What every handler finds in its context. */
export interface ApiEnv {
  /** The socket's request; absent when a request is made without a server, as tests do. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    /** Language of the messages. */
    locale: Locale;
    /** Says who a token belongs to; `requireAccount` asks. */
    authorize: UseCases['authorize'];
  };
}
export type Api = OpenAPIHono<ApiEnv>;

/** Counts requests, and shows all figures to whoever may see them. */
export interface ApiMetrics {
  /** `route` is one of the API's own paths, or `unmatched`: never what a stranger typed. */
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  expose(): Promise<{ contentType: string; text: string }>;
}

export interface RateLimits {
  perMinute: number;
  perHour: number;
}

/** Tells of changes. The numbers are counters, see `ChangeEvent`. */
export interface Changes {
  listen(listener: {
    /** @param first what the counters are when the listening begins */
    changed(counters: ChangeEvent, first: boolean): void;
    /** The server closes. */
    ended(): void;
  }): () => void;
}

/** What the API is built from. */
export interface ApiServices {
  useCases: UseCases;
  changes: Changes;
  log: Log;
  metrics: ApiMetrics;
  /** Lets a scraper in from elsewhere than this machine; `undefined`: nobody. */
  metricsToken: string | undefined;
  /** Whether visitors come over https. */
  secure: boolean;
  /** Number of proxies in front whose `X-Forwarded-For` entry is believed. */
  trustProxy: number;
  /** Submissions of forms for each client address. */
  formLimits: RateLimits;
}
