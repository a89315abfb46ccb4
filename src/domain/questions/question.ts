/** In characters. A longer text is a message, for the contact form. */
export const MAX_QUESTION = 200;

/** The page of the question box, without language prefix. */
export const QUESTIONS_PATH = '/questions';

/** The field of its form. */
export const QUESTION_FIELD = 'q';
