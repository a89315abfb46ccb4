import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { ContactPage } from '../site/contact/ContactPage.tsx';
import contactStyles from '../site/contact/contact-page.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(contactStyles, readingStyles);

export const contactPage: Page = (context) => {
  const { locale, site, contactForm } = context;
  const t = textsOf(locale, site.content);
  return siteDocument(context, {
    path: '/contact',
    title: t.contactPage.meta.title,
    description: fillFigures(locale, t.contactPage.meta.description),
    tone: 'light',
    jsonLd: [breadcrumb(site, locale, [{ name: t.layout.nav.contact }])],
    calendars: Object.values(site.bookingUrls),
    styles,
    scripts: ['contact'],
    main: <ContactPage locale={locale} t={t} site={site} outcome={contactForm} />,
  });
};
