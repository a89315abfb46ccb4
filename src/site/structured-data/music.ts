import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { releaseStage } from '../../domain/landing/landing-stage.ts';
import { rowHref } from '../../domain/landing/links/release-links.ts';
import type { MusicAlbum, MusicEvent, MusicGroup } from './thing.ts';

interface MusicFacts {
  view: LandingView;
  /** Absolute address of the page's picture. */
  image: string;
  description: string;
}

/** The artist of a landing page, with the addresses of the networks to which the page links. */
export function musicGroup({ view, image, description }: MusicFacts): MusicGroup {
  const { shared, texts, address, template } = view;
  const elsewhere = Object.values(shared.social).filter((link) => link.startsWith('https://'));
  return {
    '@type': 'MusicGroup',
    '@id': `${address}#artist`,
    name: shared.artist.trim() || texts.title.trim(),
    url: address,
    ...(template === 'music-artist' && { image, description }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/**
 * A release by the artist of the page. Its addresses are included from the release on, as on the page itself: a
 * pre-save address is not the address of the album.
 */
export function musicAlbum({ view, image, description }: MusicFacts): MusicAlbum {
  const { shared, texts, address, locale, now } = view;
  const stage = releaseStage(shared, now);
  const links = stage === 'before' ? [] : shared.platforms.flatMap((row) => rowHref(row, stage) ?? []);
  return {
    '@type': 'MusicAlbum',
    '@id': `${address}#album`,
    name: texts.title.trim() || shared.artist.trim(),
    description,
    url: address,
    image,
    inLanguage: locale,
    byArtist: { '@id': `${address}#artist` },
    ...(shared.releaseAt !== null && { datePublished: new Date(shared.releaseAt).toISOString() }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** A concert; `undefined` while its start or its venue is unknown: without both it could not be shown anywhere. */
export function musicEvent({ view, image, description }: MusicFacts): MusicEvent | undefined {
  const { shared, texts, address, locale } = view;
  const { startsAt, place, soldOut } = shared.event;
  if (startsAt === null || place.trim() === '') return undefined;
  return {
    '@type': 'MusicEvent',
    '@id': `${address}#event`,
    name: texts.title.trim() || shared.artist.trim(),
    description,
    url: address,
    image,
    inLanguage: locale,
    startDate: new Date(startsAt).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place.trim(), address: place.trim() },
    performer: { '@id': `${address}#artist` },
    ...(shared.actionLink.startsWith('https://') && {
      offers: {
        '@type': 'Offer',
        url: shared.actionLink,
        availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    }),
  };
}
