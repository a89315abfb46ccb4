import type { Locale } from '../domain/locale/locale.ts';
import { consent as consentEn } from './dictionaries/en/consent.ts';
import { contact as contactEn } from './dictionaries/en/contact.ts';
import { faq as faqEn } from './dictionaries/en/faq.ts';
import { feeds as feedsEn } from './dictionaries/en/feeds.ts';
import { home as homeEn } from './dictionaries/en/home.ts';
import { layout as layoutEn } from './dictionaries/en/layout.ts';
import { consent as consentEs } from './dictionaries/es/consent.ts';
import { contact as contactEs } from './dictionaries/es/contact.ts';
import { faq as faqEs } from './dictionaries/es/faq.ts';
import { feeds as feedsEs } from './dictionaries/es/feeds.ts';
import { home as homeEs } from './dictionaries/es/home.ts';
import { layout as layoutEs } from './dictionaries/es/layout.ts';
import { consent as consentFr } from './dictionaries/fr/consent.ts';
import { contact as contactFr } from './dictionaries/fr/contact.ts';
import { faq as faqFr } from './dictionaries/fr/faq.ts';
import { feeds as feedsFr } from './dictionaries/fr/feeds.ts';
import { home as homeFr } from './dictionaries/fr/home.ts';
import { layout as layoutFr } from './dictionaries/fr/layout.ts';
import { consent as consentPt } from './dictionaries/pt/consent.ts';
import { contact as contactPt } from './dictionaries/pt/contact.ts';
import { faq as faqPt } from './dictionaries/pt/faq.ts';
import { feeds as feedsPt } from './dictionaries/pt/feeds.ts';
import { home as homePt } from './dictionaries/pt/home.ts';
import { layout as layoutPt } from './dictionaries/pt/layout.ts';

/** The texts of the pages that the server renders. Islands load their own dictionaries in the visitor's language. */
export interface PageDictionary {
  layout: typeof layoutFr;
  home: typeof homeFr;
  faq: typeof faqFr;
  contact: typeof contactFr;
  consent: typeof consentFr;
  feeds: typeof feedsFr;
}

const dictionaries: Record<Locale, PageDictionary> = {
  fr: { layout: layoutFr, home: homeFr, faq: faqFr, contact: contactFr, consent: consentFr, feeds: feedsFr },
  en: { layout: layoutEn, home: homeEn, faq: faqEn, contact: contactEn, consent: consentEn, feeds: feedsEn },
  es: { layout: layoutEs, home: homeEs, faq: faqEs, contact: contactEs, consent: consentEs, feeds: feedsEs },
  pt: { layout: layoutPt, home: homePt, faq: faqPt, contact: contactPt, consent: consentPt, feeds: feedsPt },
};

export const dictionaryOf = (locale: Locale): PageDictionary => dictionaries[locale];
