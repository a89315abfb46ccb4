import type { SendDestinationDto } from '../../../contracts/sends.ts';

/** Returns the name of a lane: the platform, and the artist whose account it leads to. */
export const laneName = (
  { destinations }: { destinations: Readonly<Record<SendDestinationDto['name'], string>> },
  { name, artist }: Pick<SendDestinationDto, 'name' | 'artist'>,
): string => (artist === null ? destinations[name] : `${destinations[name]} · ${artist}`);
