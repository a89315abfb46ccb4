/** In characters. A longer text is a message, for the contact form. */
export const MAX_QUESTION = 200;

/** The page of the question box, without language prefix. */
export const QUESTIONS_PATH = '/questions';

/** The field with which a visitor lets the agency keep a question. */
export const KEEP_FIELD = 'keep';

/** The field of its form. */
export const QUESTION_FIELD = 'q';
