import type { IncomingHttpHeaders } from 'node:http';
import { type BodyOutcome, type GetBodyOptions, getBody } from './get-body.ts';

const USER_AGENT = 'mdmc-feeds/1.0';

export interface GetJsonOptions extends Omit<GetBodyOptions, 'headers'> {
  /** User agent that identifies the site, for a vendor that refuses requests without a contact. */
  userAgent?: string | undefined;
  /** The requested media type; absent: JSON. */
  accept?: string | undefined;
}

/** `invalid` also for a body that is not JSON. */
export type JsonOutcome =
  | { kind: 'json'; value: unknown; headers: IncomingHttpHeaders }
  | Exclude<BodyOutcome, { kind: 'body' }>;

/** Reads JSON from a configured address, as safely as `getBody` does. Never throws. */
export async function getJson(
  address: string,
  { userAgent = USER_AGENT, accept = 'application/json', ...options }: GetJsonOptions,
): Promise<JsonOutcome> {
  const outcome = await getBody(address, { ...options, headers: { accept, 'user-agent': userAgent } });
  return outcome.kind === 'body' ? parse(outcome.body, outcome.headers) : outcome;
}

function parse(body: Buffer, headers: IncomingHttpHeaders): JsonOutcome {
  try {
    // The decoder removes the byte order mark that the output of PHP often begins with.
    return { kind: 'json', value: JSON.parse(new TextDecoder().decode(body)), headers };
  } catch {
    return { kind: 'invalid' };
  }
}
