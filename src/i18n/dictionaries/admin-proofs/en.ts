import type { adminProofs as fr } from './fr.ts';

/** The proofs of cookie choices, in the back office. The words of columns and answers are also those of the file. */
export const adminProofs = {
  rates: {
    title: 'First answers that accept advertising',
    period: 'Period',
    periods: { 12: '12 weeks', 53: '1 year' },
    week: 'Week of {day}: {what}',
    rate: '{rate}, from {low} to {high}',
    few: { one: '{count} answer: too few for a rate', other: '{count} answers: too few for a rate' },
    newText: 'From here on, the text {version}',
    thisWeek: 'this week',
    note: 'The lines give the {confidence} interval. A dotted bar: the text of the banner changed.',
  },
  sums: {
    title: 'Over the period',
    shown: 'Banner shown',
    answers: 'Answers',
    ignored: '{rate}; the others ignore it',
    accept: 'Accept',
    all: 'All',
    texts: 'By version of the text',
    since: 'since the week of {day}',
    outside:
      'The banner counts once a visit, identifying nobody. Whoever asks not to be tracked is not counted.',
    objected: {
      one: '{count} answer with Global Privacy Control is left out.',
      other: '{count} answers with Global Privacy Control are left out.',
    },
  },
  list: 'Proofs',
  filter: {
    search: 'Number of a proof',
    choice: 'Choice',
    choices: { all: 'All', marketing: 'Advertising', withdrawn: 'Withdrawn' },
    language: 'Language',
    allLanguages: 'All languages',
    clear: 'Show all',
  },
  columns: {
    at: 'Date',
    id: 'Proof',
    language: 'Language',
    text: 'Text',
    analytics: 'Analytics',
    marketing: 'Advertising',
    replaced: 'Replaced',
  },
  answers: { accepted: 'accepted', refused: 'refused', withdrawn: 'withdrawn', objected: 'refused (GPC)' },
  file: {
    action: 'CSV',
    name: 'Proofs of consent',
    done: 'File saved.',
    at: 'Date (Paris time)',
    functional: 'Functional',
    withdrawn: 'Advertising withdrawn later',
    yes: 'yes',
    no: 'no',
  },
  empty: { title: 'No proof', text: 'The first one comes with the first answer to the cookie banner.' },
  none: { title: 'No proof matches', text: 'Try another number, another choice or another language.' },
  note: 'Nothing here names anybody. Proofs are kept for five years, then deleted.',
} satisfies typeof fr;
