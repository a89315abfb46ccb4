import type { ReactNode } from 'react';

/** The filters of a list. Each change applies at once, so that there is no submit button. */
export function FilterForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2023
    <form role="search" className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
