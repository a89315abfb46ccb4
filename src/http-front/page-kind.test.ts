import { expect, it } from 'vitest';
import { ARM_MARK } from '../domain/landing/landing-address.ts';
import { pageKindOf } from './page-kind.ts';

it.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/faq', 'page'],
  ['/pt/simulator', 'page'],
  ['/p/nova', 'landing'],
  [`/en/p/nova${ARM_MARK}b`, 'landing'],
  ['/articles', 'article'],
  ['/articles/sortir-un-single', 'article'],
  ['/articles/rss.xml', 'file'],
  ['/sitemap.xml', 'file'],
  ['/admin', 'admin'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
