import { ButtonLink } from './button.tsx';

interface BookLinkProps {
  /** The address of the configured calendar, on another site. */
  url: string | undefined;
  /** The link for an installation without a calendar: the contact page or section. */
  fallback: string;
  text: string;
  /** A text for screen readers: `(new tab)`. */
  newTab: string;
}

/**
 * A link to a calendar in a new tab. Its click adds the campaign parameters of the visit (`data-calendar`,
 * `site/layout/used.client.ts`). Without a calendar it is a link to `fallback`.
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
