import type { plannerPage as fr } from '../fr/planner-page.ts';

export const plannerPage = {
  meta: {
    title: 'Release planner: which Friday to choose',
    description:
      'Compare the Fridays of a month for your single, EP or album: lead times, public holidays, the Spotify deadline, a useful budget, with sources.',
  },
  crumb: 'Release planner',
  page: {
    title: 'Which Friday for your release?',
    lead: 'Four steps, no account. The planner compares every Friday of the month, tells you which deadlines have passed, and works back from the date to today.',
    open: 'Find my Friday',
    facts: [
      {
        title: 'A date, with reasons',
        text: 'Each Friday gets a score and its reasons. Anything that was not measured is marked.',
      },
      {
        title: 'The calendar, backwards',
        text: 'Delivery, Spotify pitch, pre-save, clips: each step has its day, in a file for your calendar.',
      },
      {
        title: 'A verdict on advertising',
        text: 'What a spend brings back in streams, and how many fans you must win. The answer may be: don’t buy.',
      },
    ],
    questions: 'Frequently asked questions',
    noScript: 'The planner needs JavaScript. Without it, message us and we will do the sums for you.',
    contact: 'Get in touch',
  },
  faq: [
    {
      title: 'Where do the scores come from?',
      text: 'From the calendar (public holidays, the end of the year), from the lead times that distributors and platforms ask for, and from the usual price of advertising by month. Competing releases are added once a public database is connected; until then the result says that they were not measured.',
    },
    {
      title: 'Why always a Friday?',
      text: 'Because the industry made it the worldwide release day, and new-music playlists are updated that day.',
    },
    {
      title: 'How much should I plan for ads?',
      text: '{planner.test} is enough for a test. {spotify.minimum} and more gives results solid enough to decide what comes next, but streams alone do not pay the spend back. Zero is a real answer: the plan works without advertising.',
    },
    {
      title: 'What happens to my answers?',
      text: 'If you give your email address, they are stored with it so that the agency can reply. Without an address, nothing is stored. The newsletter is sent only if you tick the box.',
    },
  ],
} satisfies typeof fr;
