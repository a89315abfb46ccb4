import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PagePath } from '../../domain/site-map/pages.ts';

interface WayProps {
  locale: Locale;
  /** Path of the page without language prefix, with an optional fragment. */
  path: PagePath | `${PagePath}#${string}`;
  t: { text: string; link: string };
}

/** A question, and the link to the page that answers it. */
export function Way({ locale, path, t }: WayProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      {t.text}
      <a href={localizePath(locale, path)} className="link inline-flex min-h-11 items-center text-ink">
        {t.link}
      </a>
    </p>
  );
}
