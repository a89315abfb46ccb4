/** In characters. A longer text is a message, for the contact form. */
export const MAX_QUESTION = 200;

/** What is counted of the search: what it found, whether that answered the question, and whether its next step was pressed. */
export const searchEvents = ['answer', 'near', 'none', 'yes', 'no', 'next'] as const;
export type SearchEvent = (typeof searchEvents)[number];

/** The page of the question box, without language prefix. */
export const QUESTIONS_PATH = '/questions';

/** The field with which a visitor lets the agency keep a question. */
export const KEEP_FIELD = 'keep';

/** The field of its form. */
export const QUESTION_FIELD = 'q';
