import type { IncomingMessage } from 'node:http';

/** How long a cache in front may serve a page while no process answers, in seconds: a week. */
export const OUTAGE_S = 604_800;

/**
 * `Cache-Control` of what is the same for all visitors. A browser asks again each time. A cache in front
 * (`deploy/nginx.conf`) keeps it for one second, in which many visitors cost one request.
 * @param outageS seconds for which a cache in front may serve it while no process answers
 */
export const publicCaching = (outageS = OUTAGE_S): string =>
  `public, max-age=0, s-maxage=1, stale-if-error=${Math.max(0, Math.floor(outageS))}, must-revalidate`;

/** What is served while no process answers: a week, and never after the moment at which it is withdrawn. */
export const cachingUntil = (withdrawnAt: number, now: number): string =>
  publicCaching(Math.min(OUTAGE_S, (withdrawnAt - now) / 1000));

/**
 * `Cache-Control` of a permanent redirect, which browsers keep for an hour only: the address may be given to another
 * page. A cache in front, which ignores the query, would lead a visitor to the campaign of another one.
 */
export const MOVED = { 'cache-control': 'public, max-age=3600, s-maxage=0' };

const COPY = 'x-edge-copy';

/**
 * Whether a cache in front asks for the copy that it serves while no process answers. The copy of a page under test is
 * its arm A; that of a page that is gone is the redirect, which replaces the copy of the page. The header is no secret:
 * the answer shows nothing that a visitor does not see.
 */
export const isForOutage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[COPY] === '1';
