import type { ourFigures as fr } from './fr.ts';

export const ourFigures = {
  meta: {
    title: 'Our figures: what they count, and their basis',
    description:
      'Every figure the agency states about itself: what it counts, over which period, where it comes from, when it was checked and how long it holds.',
  },
  title: 'Our figures',
  lead: 'Every figure the agency states about itself, what it counts, where it comes from and how long it holds.',
  list: 'The agency’s figures',
  none: {
    title: 'No figures for now.',
    text: 'A figure about the agency itself (campaigns, artists, results) appears here, and elsewhere on the site, once it has been checked. The day it is out of date, it is removed from every page. Prices, timings and the averages in the guides are benchmarks, and are not in this list.',
    contact: 'Get in touch',
  },
  /** The pages that show the figure. */
  shownOn: 'Shown on',
  scope: 'Scope',
  basis: 'Basis',
  checked: 'Checked',
  checkedOn: 'on {day}',
  validUntil: 'valid until {day}',
  noBasis: 'No document published.',
  example: 'Demonstration figure, not checked by the agency.',
  /** Shown above figures of a demonstration: all of them are examples, or only the named ones. */
  examples: {
    mark: 'Example',
    all: 'Demonstration figures, not checked by the agency.',
    some: 'Demonstration figures, not checked by the agency: {names}.',
  },
  method:
    'A figure is removed from every page when its date has passed, or when two pages give two numbers for the same thing. Prices, timings and the averages in the guides are benchmarks, and are not in this list.',
  newTab: '(new tab)',
  footer: 'Our figures',
  source: 'Where this figure comes from',
  sources: 'Where these figures come from',
  /** Replaces the two texts above for a figure of a demonstration. */
  exampleSource: 'Example: figure not checked',
  exampleSources: 'Example: figures not checked',
  coverage: {
    label: 'of judged campaigns ended within the range shown to the client',
    said: 'Of {judged} campaigns judged over the past two years, {inside} ended within the range shown (between {low} and {high} with {confidence} confidence).',
    without: {
      one: 'One campaign without a result is not counted.',
      other: '{count} campaigns without a result are not counted.',
    },
    measured: 'Measured',
    apart: 'In detail',
    views: 'YouTube, by views: {inside} of {judged}',
    impressions: 'Meta and TikTok, by impressions: {inside} of {judged}',
    basis:
      'Computed by the site, for the amount spent, over every campaign whose client was shown a range. This figure disappears by itself when fewer than {least} campaigns are judged.',
  },
  labels: {
    renewal: 'of clients renew',
    independent: 'of clients are independent artists',
    'meta-showcase': 'One Meta Ads campaign, from start to finish',
    'spotify-showcase': 'One Spotify Ads campaign, from start to finish',
  },
  figures: {
    'meta.showcase.views': 'views',
    'meta.showcase.viewers': 'different people',
    'meta.showcase.uniqueReach': 'unique reach',
    'meta.showcase.interactions': 'interactions',
    'meta.showcase.engagement': 'engagement',
    'meta.showcase.growth': 'growth',
    'meta.showcase.days': 'length of the campaign',
    'spotify.showcase.streams': 'streams',
    'spotify.showcase.listeners': 'unique listeners',
    'spotify.showcase.saves': 'saves and follows',
    'spotify.showcase.audioCompletion': 'heard the whole ad',
    'spotify.showcase.videoClickRate': 'clicked on the video',
    'spotify.showcase.costPerStream': 'per stream',
    'spotify.showcase.playlists': 'new playlists',
    'spotify.showcase.days': 'length of the campaign',
  },
} satisfies typeof fr;
