import type { LandingView } from '../../domain/landing/landing-view.ts';
import type { PageSources } from '../../domain/page-policy/page-sources.ts';
import { pageStyle } from './page-style.ts';
import { fontStyles, templateStyles } from './styles.ts';

/** The style sheet of a page and the source that permits it. */
export interface LandingStyle {
  css: string;
  sources: PageSources;
}

/**
 * Returns everything that styles a page, with the styles of what stands before it, in one element: with the page's own colours in
 * it, no hash of the build permits it.
 * The policy allows no style attribute, so the colours cannot stand anywhere else.
 */
export async function landingStyle(view: LandingView, moreStyles: string): Promise<LandingStyle> {
  const css = [
    `@media (scripting:none){${fontStyles}}`,
    templateStyles(view.template),
    moreStyles,
    pageStyle(view),
  ].join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return { css, sources: { 'style-src': [`'sha256-${Buffer.from(digest).toString('base64')}'`] } };
}
