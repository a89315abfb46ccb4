import type { faqPage as fr } from './fr.ts';

/** The page of all frequent questions. */
export const faqPage = {
  meta: {
    title: 'Frequently asked questions about music advertising',
    description:
      'Prices, timing, choice of platform, real views, stopping a campaign: our answers to artists’ and labels’ questions, with the figures behind them.',
  },
  title: 'Frequently asked questions',
  description: 'What people ask us before they start, and how we answer.',
  help: {
    title: 'Need more help?',
    text: 'Someone from the agency will answer, in writing or on a call.',
    contact: 'Get in touch',
    book: 'Book a call',
    newTab: '(new tab)',
  },
} satisfies typeof fr;
