import { showsArticles } from '../domain/article/article-path.ts';
import { ARM_MARK, landingIn } from '../domain/landing/landing-address.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { adminLocale } from './admin-document.ts';

/** The kinds of pages that are measured apart. `private`: a page for one visitor, which no cache holds. */
export const pageKinds = ['home', 'page', 'landing', 'article', 'file', 'admin', 'private'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Returns the kind of a page by its key in the page cache. */
export function pageKindOf(key: string): PageKind {
  if (adminLocale(key)) return 'admin';
  const { path } = splitPath(key.split(ARM_MARK, 1)[0] ?? key);
  if (path === '/') return 'home';
  if (/\.\w+$/.test(path)) return 'file';
  if (landingIn(path)) return 'landing';
  return showsArticles(path) ? 'article' : 'page';
}
