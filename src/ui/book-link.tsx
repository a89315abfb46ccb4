import { ButtonLink } from './button.tsx';

interface BookLinkProps {
  /** The configured calendar, at another site. */
  url: string | undefined;
  /** Where to write, for an installation without a calendar. */
  fallback: string;
  text: string;
  /** For a screen reader: `(new tab)`. */
  newTab: string;
}

/**
 * Books a call in a new tab, with the campaign of the visit (`data-calendar`, `site/layout/page.client.ts`); without a calendar, writing is the way to one.
 */
export function BookLink({ url, fallback, text, newTab }: BookLinkProps) {
  if (!url) {
    return (
      <ButtonLink href={fallback} tone="quiet">
        {text}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={url} tone="quiet" target="_blank" rel="noopener" data-calendar="">
      {text}
      <span className="sr-only"> {newTab}</span>
    </ButtonLink>
  );
}
