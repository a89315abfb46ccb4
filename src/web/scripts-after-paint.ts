/** The element of `site/layout/after-first-paint.ts`, before it knows what to start. */
const STARTER = '<script data-scripts>';
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Takes the module scripts out of a built page and hands their addresses to the script in its head, which starts them
 * after the first paint. A page without that script stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  if (!html.includes(STARTER)) return html;
  const addresses = [...html.matchAll(moduleScript)].map(([, address]) => address);
  const starter = addresses.length > 0 ? `<script data-scripts="${addresses.join(' ')}">` : '<script>';
  return html.replaceAll(moduleScript, '').replace(STARTER, starter);
}
