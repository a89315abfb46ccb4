import type { Thing } from './thing.ts';

/**
 * The structured data of a page, as one graph. Browsers do not run it, so the content security policy for scripts does
 * not apply to it. `<` is escaped, so that no text can end the element or open a comment.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as text, React would write quotes as entities
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
