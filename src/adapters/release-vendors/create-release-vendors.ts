import type { ReleaseVendors } from '../../app/ports/releases/release-vendors.ts';
import type { VendorOptions } from './ask-vendor.ts';
import { createListenBrainz } from './listenbrainz.ts';
import { createMusicBrainz } from './musicbrainz.ts';
import { createWikidata } from './wikidata.ts';

/** Addresses of the vendors, without a slash at the end. Tests replace them by their own servers. */
export interface VendorBases {
  listenbrainz: string;
  wikidata: string;
  musicbrainz: string;
}

const publicBases: VendorBases = {
  listenbrainz: 'https://api.listenbrainz.org',
  wikidata: 'https://query.wikidata.org',
  musicbrainz: 'https://musicbrainz.org',
};

/** Creates the clients of the public databases. */
export function createReleaseVendors(
  options: VendorOptions,
  bases: VendorBases = publicBases,
): ReleaseVendors {
  return {
    ...createListenBrainz(bases.listenbrainz, options),
    ...createWikidata(bases.wikidata, options),
    ...createMusicBrainz(bases.musicbrainz, options),
  };
}
