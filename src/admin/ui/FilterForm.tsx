import type { ReactNode } from 'react';

/** What narrows a list, which follows each change at once: there is nothing to send. */
export function FilterForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2023
    <form role="search" className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
