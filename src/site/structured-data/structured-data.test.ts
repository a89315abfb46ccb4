import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { objectsIn, requiredKeys } from '../../../tests/structured-data.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { definedTermSet } from './defined-term-set.ts';
import { faqPage } from './faq-page.ts';
import { howTo } from './how-to.ts';
import { itemList } from './item-list.ts';
import { JsonLd } from './JsonLd.tsx';
import { organization } from './organization.ts';
import { service } from './service.ts';
import type { Organization, Service, Thing } from './thing.ts';
import { webSite } from './web-site.ts';

const site = {
  url: 'https://music.example',
  brand: 'Volume',
  contactEmail: 'hello@music.example',
  blogUrl: 'https://blog.music.example/',
  company: {
    name: 'Exemple OÜ',
    registryCode: '12345678',
    vatNumber: '[COMPANY_VAT_NUMBER]',
    address: 'Tallinn',
  },
} as SiteFacts;
const text = { name: 'Nom', title: 'Titre', description: 'Texte' };
const day = { published: '2026-11-01', updated: '2026-11-21' };

const everything = (locale: Locale): Thing[] => [
  organization(site),
  webSite(site, text),
  breadcrumbList(site, locale, [{ name: 'Accueil', path: '/' }, { name: 'Guides', path: '/guides' }, text]),
  article(site, locale, { path: '/guide', ...text, ...day }),
  howTo(site, locale, { path: '/guide', ...text, steps: [{ name: 'Un', text: 'Faire' }] }),
  faqPage(site, locale, { path: '/faq', items: [{ question: 'Pourquoi ?', answer: 'Parce que.' }] }),
  service(site, locale, { path: '/youtube-ads', ...text }),
  definedTermSet(site, locale, {
    path: '/glossaire',
    ...text,
    terms: [{ id: 'cpm', term: 'CPM', definition: 'Coût pour mille.' }],
  }),
  itemList(site, locale, { path: '/guides', ...text, items: [{ name: 'Guide', path: '/guide' }] }),
];

const ofType = (things: Thing[], type: string) => objectsIn(things).find((thing) => thing['@type'] === type);

describe.each(locales)('structured data in %s', (locale) => {
  const things = everything(locale);

  it.each(Object.entries(requiredKeys))('of type %s has %j', (type, fields) => {
    const thing = ofType(things, type);
    for (const field of fields) expect(thing?.[field], field).toBeTruthy();
  });

  it('has complete addresses, in the language of the page', () => {
    const addresses = objectsIn(things).flatMap((thing) =>
      ['@id', 'url', 'item', 'mainEntityOfPage', 'image'].flatMap((key) =>
        typeof thing[key] === 'string' ? thing[key] : [],
      ),
    );
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/music\.example\//);
    const prefix = locale === 'fr' ? '' : `/${locale}`;
    expect(ofType(things, 'Article')?.['url']).toBe(`https://music.example${prefix}/guide`);
    expect(ofType(things, 'Service')?.['url']).toBe(`https://music.example${prefix}/youtube-ads`);
  });

  it('names the language of every page', () => {
    for (const type of ['Article', 'HowTo', 'FAQPage', 'DefinedTermSet'])
      expect(ofType(things, type)?.['inLanguage']).toBe(locale);
  });

  it('refers only to objects that it contains', () => {
    const objects = objectsIn(things);
    const references = objects.filter((thing) => Object.keys(thing).join() === '@id');
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) {
      const named = objects.filter((thing) => thing['@id'] === reference['@id'] && thing['@type']);
      expect(named, String(reference['@id'])).toHaveLength(1);
    }
  });

  it('contains no rating of the agency', () => {
    const words = JSON.stringify(things);
    expect(words).not.toMatch(/AggregateRating|"Review"|"review"|ratingValue/i);
  });
});

it('breadcrumbList ends with the page itself, without a link', () => {
  const { itemListElement } = breadcrumbList(site, 'en', [
    { name: 'Home', path: '/' },
    { name: 'Guides', path: '/guides' },
    { name: 'Budget' },
  ]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://music.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Guides', item: 'https://music.example/en/guides' },
    { '@type': 'ListItem', position: 3, name: 'Budget' },
  ]);
});

it('organization names only the blog and partner addresses that are configured', () => {
  expect(organization(site).sameAs).toEqual(['https://blog.music.example/']);
  expect(organization({ ...site, blogUrl: undefined })).not.toHaveProperty('sameAs');
});

it('organization contains only the company data that is filled in', () => {
  const stated = organization(site);
  expect(stated).toMatchObject({ legalName: 'Exemple OÜ', identifier: '12345678', address: 'Tallinn' });
  expect(stated).not.toHaveProperty('vatID');
});

it('the types refuse ratings, and properties that schema.org does not have', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 9 } as const;
  // @ts-expect-error a rating of the agency
  const agency: Organization = { '@type': 'Organization', aggregateRating: rating };
  // @ts-expect-error a review of a service
  const offer: Service = { '@type': 'Service', review: { '@type': 'Review', reviewBody: 'Top' } };
  // @ts-expect-error `title` is no property of a service
  const unknown: Service = { '@type': 'Service', title: 'YouTube Ads' };
  expect([agency, offer, unknown]).toHaveLength(3);
});

describe('JsonLd', () => {
  const hostile = '</script><script>alert(1)</script><!-- " \\ \u2028 & é';
  const html = renderToStaticMarkup(
    createElement(JsonLd, { things: [webSite(site, { description: hostile })] }),
  );

  it('contains one graph with unchanged texts', () => {
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    const graph = JSON.parse(json);
    expect(graph['@context']).toBe('https://schema.org');
    expect(graph['@graph'][0].description).toBe(hostile);
  });

  it('cannot be closed by a text', () => {
    expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  });
});
