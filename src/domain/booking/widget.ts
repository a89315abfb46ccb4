/** Where the scheduling widget's script, style and pictures come from, and where its own frame does. */
export const WIDGET_ASSETS = 'https://assets.calendly.com';
export const WIDGET_FRAME = 'https://calendly.com';

/**
 * Whether the widget can show this booking address: it frames its own pages only, and a policy that names this origin
 * lets in no host below it and no other protocol. Any other address is opened in a new tab.
 */
export function isWidgetAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === WIDGET_FRAME;
}
