/** Start tag of the script `site/layout/after-first-paint.ts`, before it has the addresses of the scripts to start. */
const STARTER = '<script data-scripts>';
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Removes the module scripts from a built page and gives their addresses to the script in its head, which starts them
 * after the first paint. Returns a page without that script unchanged.
 */
export function scriptsAfterPaint(html: string): string {
  if (!html.includes(STARTER)) return html;
  const addresses: string[] = [];
  const plain = html.replaceAll(moduleScript, (_, address: string) => {
    addresses.push(address);
    return '';
  });
  const starter = addresses.length > 0 ? `<script data-scripts="${addresses.join(' ')}">` : '<script>';
  return plain.replace(STARTER, starter);
}
