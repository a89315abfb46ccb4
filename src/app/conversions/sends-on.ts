import { conversionDestinations } from '../../domain/conversion/destinations.ts';
import type { SendFacts } from '../../domain/go-live/judge-sends.ts';
import type { Ports } from '../ports/all-ports.ts';
import { accessTo } from './access.ts';
import { troubleOf } from './send-trouble.ts';

/** Returns the facts of the platforms that are switched on, for the list before going live. */
export const sendsThatAreOn = (
  ports: Pick<Ports, 'clock' | 'conversions' | 'settings'>,
): Promise<SendFacts[]> =>
  Promise.all(
    conversionDestinations
      .filter((name) => ports.settings.now().conversions[name])
      .map(async (name) => {
        const { state, firstSentAt } = await ports.conversions.lane(name);
        return {
          ...{ name, state },
          isReady: accessTo(ports, name) !== undefined,
          isTroubled: (await troubleOf(ports, name)).length > 0,
          isProven: firstSentAt !== null,
        };
      }),
  );
