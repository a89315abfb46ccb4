import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { readingTexts } from './texts.ts';

/** A page above the current one. The current page comes last, without a path. */
export interface Crumb {
  name: string;
  /** Path of the page without language prefix. */
  path?: string;
}

/** The path to the current page. `crumbs` do not include the home page, which always comes first. */
export function Breadcrumb({ locale, crumbs }: { locale: Locale; crumbs: readonly Crumb[] }) {
  const t = readingTexts[locale];
  return (
    <nav aria-label={t.breadcrumb} className="breadcrumb">
      <ol>
        {[{ name: t.home, path: '/' }, ...crumbs].map(({ name, path }) => (
          <li key={name}>
            {path ? (
              <a href={localizePath(locale, path)} className="breadcrumb-link">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
