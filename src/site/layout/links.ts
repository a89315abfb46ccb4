import { type Locale, localizePath } from '../../domain/locale/locale.ts';

/** The address of a section of the home page. On the home page it is only a fragment, so that the query stays. */
export function homeAnchor(locale: Locale, path: string, anchor: string): string {
  return path === '/' ? `#${anchor}` : localizePath(locale, `/#${anchor}`);
}
