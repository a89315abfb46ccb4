import { renderToStaticMarkup } from 'react-dom/server';
import { OWN_DATA_PATH } from '../domain/own-data/own-data.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';
import { ownData } from '../i18n/dictionaries/own-data/index.ts';
import { fill } from '../i18n/format.ts';
import { OwnDataCopy } from '../site/own-data/OwnDataCopy.tsx';
import { OwnDataPage } from '../site/own-data/OwnDataPage.tsx';
import ownDataStyles from '../site/own-data/own-data.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import formStatus from '../ui/form-status.css?inline';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, formStatus, ownDataStyles);

/** The page of a person's own data. The HTTP front has already read what an open page shows (`http-front/own-data-page.ts`). */
export const ownDataPage: Page = (context) => {
  const { locale, site, ownData: state = {} } = context;
  const { title, description } = ownData[locale];
  return siteDocument(context, {
    path: OWN_DATA_PATH,
    title,
    description,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: ['own-data'],
    main: <OwnDataPage locale={locale} site={site} state={state} />,
  });
};

/** Styles of the file: few, because it is read outside of this site. */
const copyStyles = `body{font:1rem/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
section{border-top:1px solid;margin-top:2rem}dl div{margin:.5rem 0}dt{font-weight:bold}dd{margin:0;white-space:pre-line}`;

/** The file with a person's own data. Without data there is no page. */
export const ownDataCopy: Page = ({ locale, site, ownData: state }) => {
  if (!state?.open) return undefined;
  const { data } = state.open;
  const title = escapeHtml(fill(ownData[locale].copy.title, { brand: site.brand, email: data.email }));
  const main = renderToStaticMarkup(<OwnDataCopy locale={locale} site={site} data={data} />);
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${copyStyles}</style></head><body>${main}</body></html>`,
  };
};
