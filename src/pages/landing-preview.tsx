import { PREVIEW_SOURCES } from '../domain/page-policy/page-sources.ts';
import { htmlDocument, moduleScripts } from './html-document.ts';
import type { Page } from './page.ts';

/** The frame of the back office in which a landing page is drawn from a draft. The page itself holds no data. */
export const landingPreviewPage: Page = ({ locale, site }) => {
  const { headers, body } = htmlDocument({
    locale,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <title>{site.brand}</title>
      </>
    ),
    elements: [moduleScripts('landing-preview')],
    attributes: { 'data-brand': site.brand },
    body: '',
    sources: [PREVIEW_SOURCES],
  });
  return { headers: { ...headers, 'x-robots-tag': 'noindex' }, body };
};
