import type { Locale } from '../domain/locale/locale.ts';
import { contact as contactEn } from './dictionaries/en/contact.ts';
import { faq as faqEn } from './dictionaries/en/faq.ts';
import { home as homeEn } from './dictionaries/en/home.ts';
import { layout as layoutEn } from './dictionaries/en/layout.ts';
import { contact as contactEs } from './dictionaries/es/contact.ts';
import { faq as faqEs } from './dictionaries/es/faq.ts';
import { home as homeEs } from './dictionaries/es/home.ts';
import { layout as layoutEs } from './dictionaries/es/layout.ts';
import { contact as contactFr } from './dictionaries/fr/contact.ts';
import { faq as faqFr } from './dictionaries/fr/faq.ts';
import { home as homeFr } from './dictionaries/fr/home.ts';
import { layout as layoutFr } from './dictionaries/fr/layout.ts';
import { contact as contactPt } from './dictionaries/pt/contact.ts';
import { faq as faqPt } from './dictionaries/pt/faq.ts';
import { home as homePt } from './dictionaries/pt/home.ts';
import { layout as layoutPt } from './dictionaries/pt/layout.ts';

/** The texts of the pages that the server renders. Islands load their own slice in the visitor's language. */
export interface PageDictionary {
  layout: typeof layoutFr;
  home: typeof homeFr;
  faq: typeof faqFr;
  contact: typeof contactFr;
}

const dictionaries: Record<Locale, PageDictionary> = {
  fr: { layout: layoutFr, home: homeFr, faq: faqFr, contact: contactFr },
  en: { layout: layoutEn, home: homeEn, faq: faqEn, contact: contactEn },
  es: { layout: layoutEs, home: homeEs, faq: faqEs, contact: contactEs },
  pt: { layout: layoutPt, home: homePt, faq: faqPt, contact: contactPt },
};

export const dictionaryOf = (locale: Locale): PageDictionary => dictionaries[locale];
