import type { Thing } from './thing.ts';

/**
 * What a page says of itself to programs, as one graph. It is data that no browser runs, so that the policy of scripts
 * does not concern it. A text may hold anything: without `<`, none of it can end the element or open a comment.
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
