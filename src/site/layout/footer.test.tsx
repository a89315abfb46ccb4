import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noClaims } from '../../../tests/claims.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { Footer } from './Footer.tsx';

/** Returns the addresses of the links that are called « Blog ». */
function blogLinks(facts: Partial<SiteFacts>): string[] {
  const t = textsOf('en').layout;
  const site = {
    brand: 'Agency',
    claims: noClaims,
    company: { name: 'Agency' },
    demo: false,
    ...facts,
  } as SiteFacts;
  const html = renderToStaticMarkup(
    <Footer locale="en" path="/faq" t={t} manageCookies="Cookies" site={site} year={2026} />,
  );
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>\s*Blog\b/g)].map(([, href = '']) => href);
}

it('the footer links to the blog of the agency', () => {
  expect(blogLinks({ blogUrl: 'https://blog.example/', demo: true })).toEqual(['https://blog.example/']);
});

it('without a blog, the footer links to the sample articles in a demonstration, and to nothing else', () => {
  expect(blogLinks({ demo: true })).toEqual(['/en/articles']);
  expect(blogLinks({})).toEqual([]);
});
