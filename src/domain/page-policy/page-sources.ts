type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'connect-src'
  | 'frame-src'
  | 'frame-ancestors'
  | 'form-action';

/** The sources that a page needs besides those of all pages. `'none'` removes the sources of all pages as well. */
export type PageSources = Partial<Record<Directive, readonly string[]>>;

/** For a page in a frame of the back office: it cannot send requests, so it sends no form, no vote and no visit. */
export const PREVIEW_SOURCES: PageSources = {
  'frame-ancestors': ["'self'"],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
};
