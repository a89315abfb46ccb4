import type { AlarmHook } from '../../app/ports/alarms.ts';
import type { Clock, Log } from '../../app/ports.ts';
import { post } from './post.ts';

const TIMEOUT_MS = 15_000;

/**
 * Creates the way for alarms that needs no mail server: it posts `{ text, alarms, site }` to an address, which services for
 * teams and for people on call accept. @param url `undefined`: none is configured
 */
export function createAlarmHook(
  url: string | undefined,
  { clock, log }: { clock: Clock; log: Log },
): AlarmHook {
  return {
    async tell(kinds, site) {
      if (url === undefined) return;
      try {
        const { status } = await post(new URL(url), {
          body: JSON.stringify({ text: `${site}: ${kinds.join(', ')}`, alarms: kinds, site }),
          headers: { 'content-type': 'application/json' },
          lookup: undefined,
          timeoutMs: TIMEOUT_MS,
          answerBytes: 1024,
          clock,
        });
        if (status >= 300) log.warn({ status }, 'alarm not taken');
      } catch (err) {
        log.warn({ err }, 'alarm not taken');
      }
    },
  };
}
