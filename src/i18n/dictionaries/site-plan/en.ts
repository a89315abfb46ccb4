import type { sitePlan as fr } from './fr.ts';

/** The page that lists all pages of the site. */
export const sitePlan = {
  meta: {
    title: 'Site map: every page',
    description:
      'Every page of the site, by subject: services and prices, tools, answers, guides and legal information.',
  },
  /** Name in the footer and the breadcrumb, and the title. */
  name: 'Site map',
  lead: 'Every page, by subject.',
  groups: {
    agency: 'The agency',
    campaigns: 'Prepare a campaign',
    answers: 'Understand',
    guides: 'Guides',
    legal: 'Legal information',
  },
  guides: 'The guides, in order',
  report: {
    name: 'An example of a campaign report',
    description: 'What a client receives: the estimate, the result, and what fell short.',
  },
  simulator: 'Six questions, then a range of views for your budget.',
} satisfies typeof fr;
