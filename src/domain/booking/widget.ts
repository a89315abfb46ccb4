import type { PageSources } from '../page-policy/page-sources.ts';

/** Origin of the scheduling widget's script, style sheet and images, and origin of its frame. */
export const WIDGET_ASSETS = 'https://assets.calendly.com';
export const WIDGET_FRAME = 'https://calendly.com';

/**
 * Returns whether the widget can show this booking address. The widget frames only its own pages, and a content
 * security policy that names this origin allows no subdomain and no other protocol. Any other address opens in a new
 * tab.
 */
export function isWidgetAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === WIDGET_FRAME;
}

/**
 * Returns the sources of the widget for a page with buttons to these addresses; none when it can show none of them. The
 * page fetches nothing from them before the visitor opens the calendar.
 */
export function widgetSources(urls: readonly (string | undefined)[]): PageSources {
  if (!urls.some((url) => url !== undefined && isWidgetAddress(url))) return {};
  return {
    'script-src': [WIDGET_ASSETS],
    'style-src': [WIDGET_ASSETS],
    'img-src': [WIDGET_ASSETS],
    'frame-src': [WIDGET_FRAME],
  };
}
