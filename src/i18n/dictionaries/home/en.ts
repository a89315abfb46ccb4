import { budgetViews } from '../budget-views/en.ts';
import { homeReviews } from '../home-reviews/en.ts';
import type { home as fr } from './fr.ts';

/** The home page, in the order in which it is read. */
export const home = {
  meta: {
    title: 'YouTube, Meta and TikTok ads for artists and labels',
    description:
      'YouTube, Meta and TikTok campaigns for artists and labels. Estimate your views and your budget in {agency.estimateTime}.',
  },
  hero: {
    slogan: 'The ad agency for independent artists',
    title: ['Your music.', 'The right ears.'],
    description: 'YouTube, Meta and TikTok campaigns for artists and labels.',
    simulate: 'Estimate with {budget}',
    contact: 'Get in touch',
    scrubber: {
      label: 'Monthly budget, in euros',
      context: '{budget} of ads on YouTube',
      ...budgetViews,
      number: '≈ {views} views',
      spread: '{between}',
      value: '{budget} a month: about {views} views on YouTube in Europe, {between}',
      perMonth: '{budget} a month',
    },
    counters: {
      label: 'The agency in figures',
      campaigns: 'campaigns launched',
      artists: 'artists supported',
      views: 'views delivered',
      countries: 'countries reached',
    },
  },
  services: {
    eyebrow: 'Services',
    title: 'Four platforms. One rule: your numbers decide.',
    columns: {
      caption: 'Price of a month of advertising, by platform',
      platform: 'Platform',
      what: 'What we do',
      expect: 'What to expect',
      budget: 'Advertising',
      fee: 'Fee',
      feeOf: 'Fee, {percent}',
      plusFee: '+ fee',
      total: 'Total a month',
    },
    cost: '{label}: {cost}',
    views: '{range} views',
    impressions: '{range} impressions',
    noEstimate: 'No estimate',
    byQuote: 'by quote',
    from: 'From',
    advised: 'Recommended from',
    costPerView: 'Cost per view',
    costPerThousand: 'Cost per thousand',
    /** The source of the table's prices. */
    basis: 'Prices in euros, Europe, awareness. Our table is in dollars: we count {euro} as {dollars}.',
    simulate: 'Estimate on {platform}',
    more: 'How we work on {platform}',
    youtube: {
      name: 'YouTube Ads',
      text: 'Your video in front of people who already listen to artists close to your sound.',
    },
    meta: {
      name: 'Meta Ads',
      text: 'Reels and stories that win you streams, ticket sales and pre-saves.',
    },
    tiktok: {
      name: 'TikTok Ads',
      text: 'A hook, a gesture, a trend: we test fast and keep what catches on.',
    },
    spotify: {
      name: 'Spotify Ads',
      text: 'Also: an audio or video ad between two songs, from {from}.',
    },
  },
  report: {
    title: 'Here is a report. Look closely.',
    text: 'One page per campaign. What fell short is written as large as the rest.',
    /** Says what is invented and what is real. */
    note: 'Example: the artist and results are invented; the sums and the layout are real.',
    passage: 'Passage of the report',
    passages: ['Announced and delivered', 'What fell short', 'Where the estimate comes from'],
    open: 'Open the whole report',
    back: 'Back to the home page',
  },
  sound: {
    title: 'Thirty seconds of sound, one page to land on.',
    text: 'The ad plays between two songs. Whoever taps the cover lands on the record’s page and picks a platform.',
    /** Says what is invented. */
    note: 'Example: the artist, the record and the music are invented. A program of this site computes this sound. A real ad carries your track.',
    play: 'Play',
    pause: 'Pause',
    seek: 'Position in the sound',
    position: '{second} of {of} seconds',
    failed: 'The sound does not load. Its description stays below.',
    transcript: 'What you hear',
    /** The parts of the sound, in the order of `sound-cues.ts`. */
    cues: [
      'Chords and a melody, straight away. No intro.',
      'Drums and bass come in.',
      'The melody returns, echoed an octave higher.',
      'A single chord that fades out.',
    ],
    phone: { title: 'Grandes marées', artist: 'Presqu’île', date: 'Out in January', action: 'Listen' },
  },
  about: {
    eyebrow: 'The agency',
    title: 'We find the people who will listen.',
    text: 'No fake views, no bots, no promised numbers. Every week you see where the budget goes, and you decide what comes next.',
    picture: {
      alt: 'Diagram of a {days}-day campaign: short tests in the first days, then more budget for the ads that find their audience.',
      test: 'Test',
      keep: 'Keep',
      push: 'Push',
      start: 'Day 1',
      end: 'Day {days}',
    },
    advantages: [
      {
        title: 'Real audiences',
        text: 'Targeting by similar artists, by genre and by listening habits.',
      },
      {
        title: 'First results within {first} to {last} hours',
        text: 'Then at least {days} days, so that the algorithm can learn who listens to you.',
      },
      {
        title: 'A report that makes sense',
        text: 'Views, cost, followers: what worked, what didn’t, what we change next.',
      },
      {
        title: '{renewal} of clients renew',
        text: 'And {independent} of our clients are independent artists. The agency’s own figures.',
      },
    ],
    /** Replaces the advantage that names both claims if one or both may not be shown. */
    clients: {
      renewal: { title: '{renewal} of clients renew', text: 'The agency’s own figure.' },
      independent: {
        title: '{independent} independent artists',
        text: 'Among our clients. The agency’s own figure.',
      },
      neither: {
        title: 'You stay in control',
        text: 'A campaign can be paused within minutes, and each next step is decided with you, week by week.',
      },
    },
  },
  articles: {
    eyebrow: 'Articles',
    title: 'Our latest articles.',
    blog: 'Read the blog',
    all: 'All articles',
  },
  reviews: homeReviews,
  faq: {
    eyebrow: 'FAQ',
    title: 'What you want to know before you start.',
    more: 'All questions',
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Tell us about the track.',
    text: 'A title, a date, a budget: three lines are enough. Someone at the agency will reply.',
    partnersTitle: 'The ad platforms where we run your campaigns',
    partnersNote: 'These are the platforms your ads run on. They do not endorse the agency.',
    partners: {
      youtube: 'Ads before and between videos',
      meta: 'Facebook and Instagram',
      tiktok: 'Short videos and trends',
      spotify: 'Audio between two tracks',
    },
  },
} satisfies typeof fr;
