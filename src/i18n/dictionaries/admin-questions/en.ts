import type { adminQuestions as french } from './fr.ts';

export const adminQuestions: typeof french = {
  title: 'Kept questions',
  text: 'What visitors asked without getting a sure answer, and let you keep: without a name, for a year. Those with the same words are shown as one.',
  none: 'None yet. They come from the search of the site, when it finds no sure answer and the person agrees.',
  columns: {
    question: 'Question',
    count: 'Times',
    last: 'Last',
    now: 'Today',
    actions: 'Actions',
  },
  others: {
    one: 'and {count} other wording',
    other: 'and {count} other wordings',
  },
  now: {
    answer: 'Answers from now on: {title}',
    near: 'Near passages: {titles}',
    none: 'No answer',
  },
  acts: {
    create: 'Create a question',
    wording: 'Another wording',
    synonym: 'Synonym',
    remove: 'Delete',
  },
  actsOf: {
    create: 'Create a question: {question}',
    wording: 'Another wording of a passage: {question}',
    synonym: 'Synonym: {question}',
    remove: 'Delete: {question}',
  },
  added: 'Added to the draft. Complete it, then publish it.',
  wordingTitle: 'Another wording of a passage',
  wordingText: 'The search will give this passage when somebody asks:',
  passage: 'Passage',
  near: 'Near',
  all: 'All pages',
  add: 'Add to the draft',
  synonymTitle: 'Words that mean the same',
  words: 'Equal words',
  wordsHint:
    'Separated by the equals sign: ad = advert. No group joins two things that an artist keeps apart.',
  removeTitle: 'Delete these questions',
  ask: 'Delete “{question}” and its other wordings? The same question may come again.',
  removed: 'Questions deleted.',
  searches: {
    title: 'What the search found',
    text: 'By week, for twelve weeks, in all languages: totals of days, nothing of the questions. Visits that refuse analytics or have no script are not counted.',
    columns: {
      week: 'Week of',
      all: 'Searches',
      answer: 'Answer',
      near: 'Close passages',
      none: 'Nothing',
      share: 'Without an answer',
      verdict: 'Yes / No',
      next: 'Next step opened',
    },
  },
};
