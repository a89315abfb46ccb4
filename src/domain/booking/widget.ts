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
