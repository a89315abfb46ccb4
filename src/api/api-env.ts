import type { IncomingMessage } from 'node:http';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { authorize } from '../app/account/authorize.ts';
import type { SignedIn } from '../app/asker.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { Log } from '../app/ports.ts';
import type { ChangeEvent } from '../contracts/leads/lead.ts';
import type { Duty } from '../domain/account/duty.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** The types of the context that every handler receives. */
export interface ApiEnv {
  /** The Node request of the socket; absent in tests, which call the API without a server. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    /** The trace that the request belongs to, 32 hexadecimal digits: the proxy's, or a new one. */
    traceId: string;
    /** Language of the messages. */
    locale: Locale;
    /** The token of the request, from its `Authorization` header, else from the session's cookie. */
    token: string | undefined;
    /** Finds the session and the account of a token; `requireAccount` calls it. */
    authorize(token: string, use: 'attended' | 'unattended'): ReturnType<typeof authorize>;
    /** The session and its account, set by the guard (`requireAccount`). */
    who?: SignedIn;
    /** The duty that this account must fulfil before it may call other operations; set by the guard. */
    duty?: Duty | null;
    /** The JSON body and the query, validated by the schemas of the operation. */
    body?: unknown;
    query?: unknown;
  };
}
export type Api = OpenAPIHono<ApiEnv>;

/** Counts requests, and renders all figures as the text of `GET /api/metrics`. */
export interface ApiMetrics {
  /** `route` is a path pattern of the API, or `unmatched`: never the requested path, which may hold any text. */
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  expose(): Promise<{ contentType: string; text: string }>;
}

export interface RateLimits {
  perMinute: number;
  perHour: number;
}

/** Notifies listeners when stored data changes. The numbers are counters, see `ChangeEvent`. */
export interface Changes {
  listen(listener: {
    /** @param first true for the first call, which gives the counters at the start of the listening */
    changed(counters: ChangeEvent, first: boolean): void;
    /** Called when the server closes. */
    ended(): void;
  }): () => void;
}

/** The services that the API is built from. */
export interface ApiServices {
  /** The name of the build that the process serves. */
  build: string;
  /** All ports that the use cases call. */
  ports: Ports;
  changes: Changes;
  log: Log;
  metrics: ApiMetrics;
  /** Token with which another machine may read the metrics; `undefined`: only this machine may read them. */
  metricsToken: string | undefined;
  /** Whether visitors reach the site over https. */
  secure: boolean;
  /** Number of proxies in front of the server whose `X-Forwarded-For` entry is trusted. */
  trustProxy: number;
  /** How many forms each client address may send. */
  formLimits: RateLimits;
}

/** Limits the event streams that each account has open. */
export interface StreamPlaces {
  /** Reserves a place for a stream; `leave` frees it. @param account id of the account */
  take(
    account: string,
  ): Promise<{ ok: true; leave: () => void } | { ok: false; code: 'rate_limited'; retryAfterMs: number }>;
}

/** The services of an API, and the state of this instance of the API. */
export interface ApiParts extends ApiServices {
  streams: StreamPlaces;
}
