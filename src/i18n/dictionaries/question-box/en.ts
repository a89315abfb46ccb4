import type { questionBox as french } from './fr.ts';

export const questionBox: typeof french = {
  meta: {
    title: 'Ask your question',
    description:
      'Prices, timing, platforms, targeting, cookies: a search in our answers, our guides and our glossary. One passage, word for word, or nothing.',
  },
  name: 'Your question',
  title: 'Ask your question.',
  lead: 'We search our own answers and show you one passage, word for word. Without a passage we are sure of, we say so.',
  label: 'Your question',
  send: 'Search',
  sending: 'Searching…',
  hint: 'Your question is kept only if you agree, and passed on to no one. Nothing is written by a machine.',
  /** The titles of the box on other pages. */
  places: { faq: 'Is your question not on the list?', guide: 'A question about this subject?' },
  status: {
    answer: 'One answer found.',
    near: { one: 'One passage comes close.', other: '{count} passages come close.' },
    none: 'No answer.',
  },
  near: { title: 'We have no answer we are sure of.', text: 'These passages touch on it:' },
  none: {
    title: 'We have no answer.',
    text: 'Someone at the agency can answer. Your question is copied into the message, which goes out only if you send it.',
  },
  keep: {
    ask: 'May we keep this question, without your name, to answer it?',
    action: 'Keep my question',
    kept: 'Thank you. Your question is kept for a year at most, without your name.',
    failed: 'Your question was not kept.',
  },
  verdict: {
    ask: 'Does this answer your question?',
    answers: { yes: 'Yes', no: 'No' },
    yes: 'Thank you, noted.',
    no: 'Thank you, noted. A person at the agency can answer you:',
  },
  source: 'Word for word, from the page “{page}”, updated on {date}.',
  more: 'Read on',
  next: {
    simulator: 'Estimate with your budget',
    read: 'Next: {title}',
    cookies: 'Manage my choices',
    contact: 'Write to the agency',
  },
  often: 'What we are often asked',
  own: { label: 'Your data, your cookies:', rights: 'your rights' },
  failed: 'The search did not work. Try again, or write to us.',
};
