import type { Locale } from '../domain/locale/locale.ts';
import { agency as agencyEn } from './dictionaries/en/agency.ts';
import { contactPage as contactPageEn } from './dictionaries/en/contact-page.ts';
import { faqPage as faqPageEn } from './dictionaries/en/faq-page.ts';
import { hub as hubEn } from './dictionaries/en/hub.ts';
import { services as servicesEn } from './dictionaries/en/services.ts';
import { agency as agencyEs } from './dictionaries/es/agency.ts';
import { contactPage as contactPageEs } from './dictionaries/es/contact-page.ts';
import { faqPage as faqPageEs } from './dictionaries/es/faq-page.ts';
import { hub as hubEs } from './dictionaries/es/hub.ts';
import { services as servicesEs } from './dictionaries/es/services.ts';
import { agency as agencyFr } from './dictionaries/fr/agency.ts';
import { contactPage as contactPageFr } from './dictionaries/fr/contact-page.ts';
import { faqPage as faqPageFr } from './dictionaries/fr/faq-page.ts';
import { hub as hubFr } from './dictionaries/fr/hub.ts';
import { services as servicesFr } from './dictionaries/fr/services.ts';
import { agency as agencyPt } from './dictionaries/pt/agency.ts';
import { contactPage as contactPagePt } from './dictionaries/pt/contact-page.ts';
import { faqPage as faqPagePt } from './dictionaries/pt/faq-page.ts';
import { hub as hubPt } from './dictionaries/pt/hub.ts';
import { services as servicesPt } from './dictionaries/pt/services.ts';
import { dictionaryOf, type PageDictionary } from './dictionary.ts';

/** All dictionaries that hold a text which the agency edits (`domain/content/parts.ts`), or words around one. */
export interface EditedDictionary extends PageDictionary {
  agency: typeof agencyFr;
  contactPage: typeof contactPageFr;
  faqPage: typeof faqPageFr;
  hub: typeof hubFr;
  services: typeof servicesFr;
}

const dictionaries: Record<Locale, Omit<EditedDictionary, keyof PageDictionary>> = {
  fr: { agency: agencyFr, contactPage: contactPageFr, faqPage: faqPageFr, hub: hubFr, services: servicesFr },
  en: { agency: agencyEn, contactPage: contactPageEn, faqPage: faqPageEn, hub: hubEn, services: servicesEn },
  es: { agency: agencyEs, contactPage: contactPageEs, faqPage: faqPageEs, hub: hubEs, services: servicesEs },
  pt: { agency: agencyPt, contactPage: contactPagePt, faqPage: faqPagePt, hub: hubPt, services: servicesPt },
};

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
