type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'connect-src'
  | 'frame-src'
  | 'frame-ancestors'
  | 'form-action';

/** The sources that a page needs besides those of all pages. `'none'` takes the sources of all pages away as well. */
export type PageSources = Partial<Record<Directive, readonly string[]>>;

/** For a page in a frame of the back office: it can send nothing, so no form, no vote and no visit. */
export const PREVIEW_SOURCES: PageSources = {
  'frame-ancestors': ["'self'"],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
};

/** Header of a rendered page, from its template to `http-front/render-page.ts`. It is never sent. */
const DECLARED = 'x-page-sources';

/** Declares sources that a page needs. Its policy permits no others, whatever its HTML contains. */
export function declareSources(headers: Headers, ...sources: readonly PageSources[]): void {
  for (const [directive, values] of sources.flatMap((needed) => Object.entries(needed)))
    if (values.length > 0) headers.append(DECLARED, [directive, ...values].join(' '));
}

/** Returns the declared directives of a rendered page, each as in a policy, and removes them from its headers. */
export function takeDeclared(headers: Headers): string[] {
  const declared = headers.get(DECLARED);
  headers.delete(DECLARED);
  return declared?.split(', ') ?? [];
}
