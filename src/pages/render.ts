import { TrieRouter } from 'hono/router/trie-router';
import type { RenderPage } from '../contracts/site.ts';
import { splitPath } from '../domain/locale/locale.ts';
import type { Page } from './page.ts';
import { localizedRoutes, routesAtRoot } from './routes.ts';

/** The router finds a path and the parameters in it; all pages are read by GET. */
function routerOf(routes: Readonly<Record<string, Page>>) {
  const router = new TrieRouter<Page>();
  for (const [path, page] of Object.entries(routes)) router.add('GET', path, page);
  return (path: string) => router.match('GET', path)[0][0];
}
const localized = routerOf(localizedRoutes);
const atRoot = routerOf(routesAtRoot);

/** Renders the page, or the file for programs, at a path. */
export const render: RenderPage = async (pathname, locals) => {
  const { locale, path, prefixed } = splitPath(pathname);
  const found = (prefixed ? undefined : atRoot(path)) ?? localized(path);
  if (!found) return undefined;
  const [page, params] = found;
  return page({ ...locals, locale, params: params as Record<string, string> });
};
