import { type Locale, localizePath } from '../../domain/locale/locale.ts';

/** A section of the home page: a plain fragment at home, so that the query stays; the home page's address elsewhere. */
export function homeAnchor(locale: Locale, path: string, anchor: string): string {
  return path === '/' ? `#${anchor}` : localizePath(locale, `/#${anchor}`);
}
