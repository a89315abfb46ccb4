import { type ListPartKey, type TextPartKey, textPartKeys } from '../../../domain/content/parts.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { advantages } from './advantages.ts';
import { announcement } from './announcement.ts';
import { asks } from './asks.ts';
import { cases } from './cases.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { counters } from './counters.ts';
import { faq } from './faq.ts';
import { figureTableNames } from './figure-tables.ts';
import { glossary } from './glossary.ts';
import { hero } from './hero.ts';
import { hub } from './hub.ts';
import { search } from './search.ts';
import { serviceMeta, serviceShared, serviceSpotify, serviceYoutube } from './service-pages.ts';
import { services } from './services.ts';
import { showcases } from './showcases.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import type { PartWords } from './words.ts';

/** The words of each part whose defaults are in the dictionaries. */
const words = {
  hero,
  counters,
  advantages,
  services,
  faq,
  testimonials,
  team,
  cases,
  contact,
  announcement,
  company,
  search,
  serviceYoutube,
  serviceMeta,
  serviceSpotify,
  serviceShared,
  glossary,
  asks,
  hub,
  showcases,
} satisfies Record<TextPartKey, PartWords>;

type French<Part extends TextPartKey> = (typeof words)[Part]['fr'];

/** Returns the words of all parts in a language, by kind of words, as the dictionary of the back office has them. */
export function partWordsIn(locale: Locale) {
  const by = <T>(read: (own: PartWords[Locale]) => T) =>
    Object.fromEntries(textPartKeys.map((part) => [part, read(words[part][locale])])) as Readonly<
      Record<TextPartKey, T>
    >;
  return {
    figureTables: figureTableNames[locale] as Readonly<Record<keyof (typeof figureTableNames)['fr'], string>>,
    names: by(({ name }) => name),
    about: by(({ about }) => about),
    publish: by(({ publish }) => publish),
    fields: by(({ fields }) => fields) as { [Part in TextPartKey]: French<Part>['fields'] },
    sets: by(({ sets = {} }) => sets),
    items: by(({ items }) => items) as { [Part in ListPartKey]: French<Part>['items'] },
  };
}
