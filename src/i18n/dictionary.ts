import type { Locale } from '../domain/locale/locale.ts';
import { byLanguage } from './by-language.ts';
import { consent } from './dictionaries/consent/index.ts';
import { contact } from './dictionaries/contact/index.ts';
import { faq } from './dictionaries/faq/index.ts';
import { feeds } from './dictionaries/feeds/index.ts';
import { home } from './dictionaries/home/index.ts';
import { layout } from './dictionaries/layout/index.ts';

const dictionaries = byLanguage({ layout, home, faq, contact, consent, feeds });

/** The texts of the pages that the server renders. Islands load their own dictionaries in the visitor's language. */
export type PageDictionary = (typeof dictionaries)['fr'];

export const dictionaryOf = (locale: Locale): PageDictionary => dictionaries[locale];
