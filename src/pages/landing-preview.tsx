import { PREVIEW_SOURCES } from '../domain/page-policy/page-sources.ts';
import { conformityAt } from './accessibility-audit.ts';
import { htmlDocument, moduleScripts } from './html-document.ts';
import type { Page } from './page.ts';

/** The document of the frame in which the back office previews the draft of a landing page. It contains no data itself. */
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
    attributes: {
      'data-brand': site.brand,
      'data-reminds': site.mailsPlans ? '' : undefined,
      'data-conformity': conformityAt(Date.now()),
    },
    body: '',
    sources: [PREVIEW_SOURCES],
  });
  return { headers: { ...headers, 'x-robots-tag': 'noindex' }, body };
};
