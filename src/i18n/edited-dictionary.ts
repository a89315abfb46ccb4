import type { Locale } from '../domain/locale/locale.ts';
import { byLanguage } from './by-language.ts';
import { agency } from './dictionaries/agency/index.ts';
import { contactPage } from './dictionaries/contact-page/index.ts';
import { faqPage } from './dictionaries/faq-page/index.ts';
import { glossary } from './dictionaries/glossary/index.ts';
import { hub } from './dictionaries/hub/index.ts';
import { services } from './dictionaries/services/index.ts';
import { dictionaryOf, type PageDictionary } from './dictionary.ts';

const dictionaries = byLanguage({ agency, contactPage, faqPage, glossary, hub, services });

/** All dictionaries with texts that the agency edits (`domain/content/parts.ts`), or words around them. */
export type EditedDictionary = PageDictionary & (typeof dictionaries)['fr'];

export const editedDictionary = (locale: Locale): EditedDictionary => ({
  ...dictionaryOf(locale),
  ...dictionaries[locale],
});

/** The paths of all texts in a structure: `home.hero.title.0`. */
export type TextPath<T> = T extends readonly (infer Item)[]
  ? Item extends string
    ? `${number}`
    : `${number}.${TextPath<Item>}`
  : {
      [Key in keyof T & string]: T[Key] extends string
        ? Key
        : T[Key] extends object
          ? `${Key}.${TextPath<T[Key]>}`
          : never;
    }[keyof T & string];
