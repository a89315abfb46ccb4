import type { articles as fr } from './fr.ts';

export const articles: typeof fr = {
  meta: {
    title: 'Articles on music advertising',
    description:
      'Campaigns, releases, audiences and budgets: the articles of our blog by category, each with its reading time.',
  },
  title: 'Articles',
  lead: 'The articles of the blog, newest first.',
  written: 'The articles are written in {language}.',
  categories: 'Categories',
  all: 'All',
  list: 'Earlier articles',
  listAlone: 'All articles',
  minutes: '{minutes} min',
  reading: 'read',
  count: { one: '{count} article', other: '{count} articles' },
  paging: {
    label: 'Pages of articles',
    page: 'Page {page} of {pages}',
    previous: 'Previous page',
    next: 'Next page',
  },
  rss: 'RSS feed',
  empty: {
    title: 'No articles yet.',
    text: 'The articles of our blog will appear here. In the meantime, our guides answer questions about budget, targeting and measurement.',
    guides: 'Read the guides',
    blog: 'Open the blog',
  },
  sample: {
    mark: 'Example',
    list: 'These articles are invented examples that show the page before the blog is connected.',
    article: 'This article is an invented example.',
  },
  contents: 'In this article',
  guide: {
    label: 'The guide that goes with it',
    read: 'Read the guide',
  },
  call: {
    title: 'And your track: how many views?',
    budget: '{budget} of YouTube ads in Europe, fee not included',
    text: 'Six questions, one estimate, no commitment.',
    action: 'Estimate my campaign',
  },
  origin: 'Taken from the agency’s blog, updated on {date}.',
  original: 'See the original',
  report: 'Report an error',
  back: 'All articles',
  missing: {
    text: 'Picture left on the blog: {alt}',
    open: 'See the picture',
    unnamed: 'Picture left on the blog',
  },
  /** Content of an article that this site does not show: a line with a link replaces it. */
  left: {
    text: 'Left on the blog: {what}',
    what: { audio: 'a sound', video: 'a video', form: 'a form', content: 'some content' },
    open: 'Open on the blog',
    audio: 'Listen',
    video: 'Watch the video',
  },
  embed: {
    video: 'Video hosted by {vendor}',
    audio: 'Player hosted by {vendor}',
    note: 'Nothing is loaded before you click. After that, {vendor} receives your IP address and may set cookies.',
    loadVideo: 'Load the video from {vendor}',
    loadAudio: 'Load the {vendor} player',
    open: 'Open on {vendor}',
    elsewhere: 'Content hosted by {host}',
  },
  table: 'Table that scrolls',
  code: 'Code that scrolls',
  feed: {
    title: '{brand} articles',
    description: 'The articles of the {brand} blog, as they are published.',
  },
};
