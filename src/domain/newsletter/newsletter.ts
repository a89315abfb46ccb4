/** The forms whose box asks for the newsletter: kinds of leads, and destinations of their deliveries. */
export const newsletterForms = ['planner', 'booking'] as const;
export type NewsletterForm = (typeof newsletterForms)[number];

/** The message that a row sends next: it asks to confirm, or, after years without a contact, whether to stay. */
export type NewsletterStep = 'confirm' | 'stay';

/**
 * `waiting`: a message is due. `unconfirmed`: the person was asked to confirm. `confirmed`: a consent. `asked`: a consent whose person
 * was asked whether to stay.
 */
export type NewsletterState = 'waiting' | 'unconfirmed' | 'confirmed' | 'asked';

/** Version of the sentences with which persons agree; a proof names it. Raise it when a sentence of a form changes. */
export const NEWSLETTER_TEXT_VERSION = 1;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Years without a contact, after which a person is asked whether to stay. */
export const STAY_YEARS = 3;
/** Time to answer that question; then the consent ends. */
export const ANSWER_MS = 30 * DAY_MS;
export const ANSWER_DAYS = ANSWER_MS / DAY_MS;
/** Persons who are asked in one run of the housekeeper. */
export const MOST_QUESTIONS = 100;

/** Limits against the use of the forms to send mails to other people. */
export const newsletterLimits = {
  /** Mails that ask an address to confirm, in this time; never two for one request that is still open. */
  most: 3,
  spanMs: 30 * DAY_MS,
  /** From so many requests in an hour on, of which fewer than the share were confirmed, no mail is sent. */
  flood: 300,
  floodMs: HOUR_MS,
  confirmedShare: 0.2,
} as const;

/** The name under which proofs and stops of the newsletter are stored, beside those of landing pages. */
export const newsletterProof = (form: NewsletterForm): string => `newsletter.${form}`;
/** The name of a stop: it concerns all forms. */
export const NEWSLETTER_STOP = 'newsletter';
