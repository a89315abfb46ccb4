/** Path of the page on which a person reads and takes what is stored about them. It is noindex and not in the site map. */
export const OWN_DATA_PATH = '/mes-donnees';
/** Id of the heading, which has the focus when the page was opened or closed by a redirect. */
export const OWN_DATA_TITLE = 'own-data-title';
/** Under this path the file is rendered that a person downloads. It is no address of the site. */
export const OWN_DATA_COPY = `${OWN_DATA_PATH}/copie`;

/** The word that a person types before everything is erased, by the language of the page. */
export const eraseWords = { fr: 'EFFACER', en: 'ERASE', es: 'BORRAR', pt: 'APAGAR' } as const;
/** What a person agreed to in a form, and can withdraw. */
export const personConsents = ['newsletter', 'advertising'] as const;
export type PersonConsent = (typeof personConsents)[number];

/** What a person erases alone at their page, one thing at a time: `list` is the list of an artist, `watch` a watched Friday. */
export const ownItemKinds = ['lead', 'reminder', 'list', 'watch', 'review'] as const;
/** One thing of a person, by its public id. */
export interface OwnItemKey {
  kind: (typeof ownItemKinds)[number];
  id: string;
}

/** Before the code of a link that erases, after the `#` of its address. */
export const ERASE_MARK = 'x.';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Validity of the link in a mail, in milliseconds: an hour, which the text of the mail repeats. */
export const LINK_MS = 60 * MINUTE_MS;
/** Time for which a link opens the page, and by which a press prolongs it, in milliseconds. */
export const OPEN_MS = 30 * MINUTE_MS;
/** How often an open page is prolonged: ten times is the least that WCAG 2.2.1 takes for control over a limit of time. */
export const MOST_PROLONGATIONS = 10;
/** The longest time from the press that opens the page to its end, in milliseconds. */
export const LONGEST_OPEN_MS = (1 + MOST_PROLONGATIONS) * OPEN_MS;
/** How long before its end an open page says that it closes, in milliseconds. */
export const WARN_MS = 2 * MINUTE_MS;
/** Attempts to type the code of a mail, after which only its link opens the page. */
export const MOST_TRIES = 5;
/** An address gets at most one mail in this time, in milliseconds, whatever is typed by whom. */
export const PAUSE_MS = 10 * MINUTE_MS;
/** The maximum number of mails to an address in `LIMIT_MS`. */
export const MOST_MAILS = 3;
export const LIMIT_MS = DAY_MS;
/** Returns the number of the span of `PAUSE_MS` in which a time is: one mail at most is stored in each. */
export const pauseOf = (at: number): number => Math.floor(at / PAUSE_MS);

/** Returns a typed code without spaces, in the spelling of the mail. */
export const spacelessCode = (typed: string): string => typed.replace(/[\s-]+/g, '');
/** Returns a code as the mail shows it: `ABCD 2345`. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
