import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { readingTexts } from './texts.ts';

/** One place above the page. The page itself comes last, without a path. */
export interface Crumb {
  name: string;
  /** French path of the page. */
  path?: string;
}

/** Where the page stands. `crumbs` leave out the home page, which always comes first. */
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
