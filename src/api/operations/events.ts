import { mayUseBackOffice } from '../../domain/account/role.ts';
import { throttled } from '../answers.ts';
import { eventStream } from '../event-stream.ts';
import { rawOperation } from '../operation.ts';
import { MOST_STREAMS } from '../stream-places.ts';

/** The stream of changes, for every account. */
export const eventOperations = [
  rawOperation({
    tag: 'Leads',
    method: 'get',
    path: '/events',
    summary: 'Hear of changes',
    description: `A stream of server-sent events. \`state\` comes first, \`changed\` whenever a lead or a review came, a picture became ready, a synchronisation went on or an account changed something; both carry \`{ "leads", "changes", "reviews", "media", "wordpress" }\`, counters that mean nothing but that they differ. Ends when the session does. An account may have ${MOST_STREAMS} open, and open six times as many a minute as an address may send forms: else 429.`,
    allow: mayUseBackOffice,
    use: 'unattended',
    response: { status: 200, description: 'The stream', contentType: 'text/event-stream' },
    fails: ['rate_limited'],
    run: async ({ c, asker, services }) => {
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        // Tells nginx not to buffer the stream.
        'x-accel-buffering': 'no',
      };
      // A stream opened by HEAD would never be read, and never end.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const place = await services.streams.take(asker.who.account.id);
      if (!place.ok) return throttled(c, place.retryAfterMs);
      const authorize = c.get('authorize');
      const token = c.get('token') ?? '';
      const stillAllowed = async () => {
        const found = await authorize(token, 'unattended');
        return found.ok && found.value.duty === null && mayUseBackOffice(found.value.account.role);
      };
      return c.body(eventStream(services.changes, stillAllowed, place.leave), 200, headers);
    },
  }),
] as const;
