import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noClaims } from '../../../tests/claims.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ShownLists } from './shown-lists.ts';

const full: ShownLists = { articles: true, articlePages: true, reviews: true, faq: true };
const empty: ShownLists = { articles: false, articlePages: false, reviews: false, faq: false };

/** Returns the footer's HTML. */
function footer(facts: Partial<SiteFacts>, lists = full): string {
  const t = textsOf('en').layout;
  const site = {
    brand: 'Agency',
    claims: noClaims,
    company: { name: 'Agency' },
    demo: false,
    ...facts,
  } as SiteFacts;
  return renderToStaticMarkup(
    <Footer
      {...{ site, lists }}
      locale="en"
      path="/faq"
      t={t}
      manageCookies="Cookies"
      year={2026}
      conformity="partial"
    />,
  );
}

/** Returns the addresses of the links that are called « Blog ». */
function blogLinks(facts: Partial<SiteFacts>): string[] {
  return [...footer(facts).matchAll(/<a href="([^"]*)"[^>]*>\s*Blog\b/g)].map(([, href = '']) => href);
}

it('the footer links to the blog of the agency', () => {
  expect(blogLinks({ blogUrl: 'https://blog.example/', demo: true })).toEqual(['https://blog.example/']);
});

it('without a blog, the footer links to the sample articles in a demonstration, and otherwise has no link', () => {
  expect(blogLinks({ demo: true })).toEqual(['/en/articles']);
  expect(blogLinks({})).toEqual([]);
});

it('the footer links to articles, reviews and questions only while there are any', () => {
  const addresses = ['/en/articles', '/en/all-reviews', '/en/faq'];
  const linked = (lists: ShownLists) =>
    addresses.filter((address) => footer({}, lists).includes(`href="${address}"`));
  expect(linked(full)).toEqual(addresses);
  expect(linked(empty)).toEqual([]);
  expect(linked({ ...empty, articles: true })).toEqual([]);
  expect(footer({ demo: true }, empty)).toContain('href="/en/articles"');
});

it('the footer names the state of the accessibility statement, and links to it', () => {
  expect(footer({})).toMatch(/<a href="\/en\/accessibilite"[^>]*>Accessibility: partially compliant</);
});

it('the header links to the sections of articles, reviews and questions only while the home page has them', () => {
  const anchors = (lists: ShownLists, path: string) => {
    const html = renderToStaticMarkup(
      <Header locale="en" path={path} tone="light" t={textsOf('en').layout} brand="Agency" lists={lists} />,
    );
    return new Set([...html.matchAll(/href="([^"]*#(?:articles|reviews|faq))"/g)].map(([, href]) => href));
  };
  expect([...anchors(full, '/')]).toEqual(['#articles', '#reviews', '#faq']);
  expect([...anchors(full, '/terms')]).toEqual(['/en#articles', '/en#reviews', '/en#faq']);
  expect([...anchors({ ...full, reviews: false }, '/')]).toEqual(['#articles', '#faq']);
  expect([...anchors(empty, '/')]).toEqual([]);
});
