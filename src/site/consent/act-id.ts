import { randomId } from '../../browser/random-id.ts';

const ids = new WeakMap<Event, string>();

/** Returns the random id of the act that an event is: the same for the agency and the artist, whose platforms hear of one act. */
export function actIdOf(event: Event): string {
  const id = ids.get(event) ?? randomId();
  ids.set(event, id);
  return id;
}
