import type { Locale } from '../locale/locale.ts';

/** Kinds of typographic corrections; the back office has a text for each. */
export const typographyKinds = ['nbsp', 'apostrophe', 'guillemets', 'dashes', 'spaces'] as const;
export type TypographyKind = (typeof typographyKinds)[number];

export interface TypographyChange {
  kind: TypographyKind;
  /** Number of corrections. */
  count: number;
}

interface Rule {
  kind: TypographyKind;
  find: RegExp;
  put: string | ((match: string, ...groups: string[]) => string);
}

const NBSP = '\u00a0';
/** Addresses and tokens are replaced by this private-use character while rules apply. Texts do not contain it. */
const HELD = '\ue000';
/** The address of a link mark, an address with and without its protocol, an e-mail address, a token. */
const HOLD =
  /(?<=\])\([^()\s]*\)|(?:https?:\/\/|mailto:|tel:)[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,}\/[^\s)]+|\{[^{}\n]*\}/g;

/** Spaces that were typed twice, at the end of a line, or before a full stop or a comma. */
const spaces: Rule[] = [
  { kind: 'spaces', find: /(?<=\S) {2,}(?=\S)/g, put: ' ' },
  { kind: 'spaces', find: /[ \t]+(?=\n|$)|(?<=\n)[ \t]+/g, put: '' },
  { kind: 'spaces', find: / +(?=[,.](?:[\s»"]|$))/g, put: '' },
];
const dashes: Rule[] = [
  { kind: 'dashes', find: /(?<=[^\s-]) --? (?=[^\s-])/g, put: ' – ' },
  { kind: 'dashes', find: /(?<=\d)-(?=\d+[ \u00a0]?[%€])/g, put: '–' },
];
/** An apostrophe follows a letter, or is before the digits of a decade. */
const apostrophes: Rule[] = [
  { kind: 'apostrophe', find: /(?<=\p{L})'/gu, put: '’' },
  { kind: 'apostrophe', find: /(?<=^|\s)'(?=\d0)/g, put: '’' },
];
const quotes = (open: string, close: string): Rule[] => [
  { kind: 'guillemets', find: /"([^"\n]*[^"\s])"/g, put: (_, text) => `${open}${text.trim()}${close}` },
];
/** A space that was typed before a unit. */
const units: Rule = { kind: 'nbsp', find: /(?<=\d) (?=[%€])/g, put: NBSP };

const rules: Record<Locale, readonly Rule[]> = {
  fr: [
    ...spaces,
    ...apostrophes,
    ...quotes(`«${NBSP}`, `${NBSP}»`),
    ...dashes,
    units,
    // Inside guillemets: a no-break space, typed or not.
    { kind: 'nbsp', find: /«[ \u202f]?(?=[^\s\u00a0])/g, put: `«${NBSP}` },
    { kind: 'nbsp', find: /(?<=[^\s\u00a0])[ \u202f]?»/g, put: `${NBSP}»` },
    { kind: 'nbsp', find: /(?<=\S)[ \u202f]+(?=[:;!?])/g, put: NBSP },
    // After a word without a space, before a sign that ends a sentence or a clause.
    {
      kind: 'nbsp',
      find: new RegExp(`(?<=[\\p{L}\\p{N})\\]»*%€’${HELD}])(?=[:;!?]+(?:\\s|$|\\*))`, 'gu'),
      put: NBSP,
    },
  ],
  en: [...spaces, ...apostrophes, ...quotes('“', '”'), ...dashes],
  es: [...spaces, ...apostrophes, ...quotes('«', '»'), ...dashes, units],
  pt: [...spaces, ...apostrophes, ...quotes('“', '”'), ...dashes],
};

/**
 * Corrects the typography of a text by the rules of the dictionaries: French no-break spaces and guillemets, curly apostrophes
 * and quotation marks, dashes, superfluous spaces. Addresses, links and tokens are never changed; a correct text is returned as
 * it is.
 * @returns the text, and the number of corrections of each kind
 */
export function putRight(locale: Locale, text: string): { text: string; changes: TypographyChange[] } {
  const held: string[] = [];
  let right = text
    .replaceAll(HELD, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replaceAll(HOLD, (found) => {
      held.push(found);
      return HELD;
    });
  const counts = new Map<TypographyKind, number>();
  for (const { kind, find, put } of rules[locale]) {
    right = right.replaceAll(find, (match: string, ...groups: string[]) => {
      const replaced = typeof put === 'string' ? put : put(match, ...groups);
      if (replaced !== match) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return replaced;
    });
  }
  return {
    text: right.replaceAll(HELD, () => held.shift() ?? ''),
    changes: typographyKinds.flatMap((kind) => {
      const count = counts.get(kind);
      return count ? [{ kind, count }] : [];
    }),
  };
}
