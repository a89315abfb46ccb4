import { LIMIT_MS } from '../../../domain/own-data/own-data.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Deletes the links of the day before, which no limit counts any more, and the addresses of those that open nothing. */
export const forgetPersonLinks = ({ clock, personLinks }: Pick<Ports, 'clock' | 'personLinks'>) => {
  const now = clock.now();
  return personLinks.forget(now - LIMIT_MS, now);
};
