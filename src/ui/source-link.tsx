import type { ReactNode } from 'react';

interface SourceLinkProps {
  /** The address of the basis, and the text of the link; absent: the claim has no basis. */
  source: { href: string; text: string } | undefined;
  /** The text of the claim, which becomes the link; absent: the text of `source`. */
  children?: ReactNode;
}

/** An unobtrusive link from a claim to its basis. */
export function SourceLink({ source, children }: SourceLinkProps) {
  if (!source) return children;
  return (
    <a href={source.href} className="source-link">
      {children ?? source.text}
      {children !== undefined && <span className="sr-only"> ({source.text})</span>}
    </a>
  );
}
