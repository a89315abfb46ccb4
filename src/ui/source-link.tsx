import type { ReactNode } from 'react';

interface SourceLinkProps {
  /** The address of the basis, and the text of the link; absent: the claim has no basis. */
  source: { href: string; text: string } | undefined;
  /** The words of the claim, which become the link; without them its own text is shown. */
  children?: ReactNode;
}

/** The quiet link from a claim to its basis. */
export function SourceLink({ source, children }: SourceLinkProps) {
  if (!source) return children;
  return (
    <a href={source.href} className="source-link">
      {children ?? source.text}
      {children !== undefined && <span className="sr-only"> ({source.text})</span>}
    </a>
  );
}
