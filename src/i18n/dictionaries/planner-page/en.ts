import type { plannerPage as fr } from './fr.ts';

export const plannerPage = {
  meta: {
    title: 'Release planner: which Friday to choose',
    description:
      'Compare the Fridays of a month for your single, EP or album: lead times, public holidays, the Spotify deadline, a useful budget, with sources.',
  },
  crumb: 'Release planner',
  page: {
    title: 'Which Friday for your release?',
    lead: 'Tell us what you are releasing, when and where. We compare the Fridays, count the days left and tell you whether it is better to wait.',
    open: 'Find my Friday',
    note: 'No account. Your email is optional.',
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
      text: '{planner.test} is enough for a test. {spotify.minimum} or more gives results solid enough to decide what comes next, but streams alone do not pay the spend back. Zero is a real answer: the plan works without advertising.',
    },
    {
      title: 'What happens to my answers?',
      text: 'If you give your email address, they are saved with it so that the agency can reply. Without an address, nothing is saved. The newsletter is sent only if you tick the box.',
    },
  ],
} satisfies typeof fr;
