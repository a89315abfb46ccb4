/**
 * Start tag of the script `site/layout/after-first-paint.ts`, before it has the addresses of the scripts to start. No text
 * of a page can hold it, nor a module's tag: a bracket is escaped in texts, and a quote in the values of attributes.
 */
const STARTER = Buffer.from('<script data-scripts="">');
const MODULE = Buffer.from('<script type="module" src="');
const MODULE_END = '"></script>';

/**
 * Removes the module scripts from a built page and gives their addresses to the script in its head, which starts them
 * after the first paint. Returns a page without that script unchanged.
 * @param html the page as bytes: a text would be decoded and encoded again
 */
export function scriptsAfterPaint(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const starter = html.indexOf(STARTER);
  if (starter === -1) return html;
  const modules = moduleScripts(html);
  const addresses = modules.map(({ address }) => address).join(' ');
  const tag = addresses ? `<script data-scripts="${addresses}">` : '<script>';
  const replaced = [...modules, { begin: starter, end: starter + STARTER.length, by: Buffer.from(tag) }];
  const parts: Buffer<ArrayBuffer>[] = [];
  let from = 0;
  for (const { begin, end, by } of replaced.sort((one, other) => one.begin - other.begin)) {
    parts.push(html.subarray(from, begin), by);
    from = end;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}

const NOTHING = Buffer.alloc(0);

/** Returns the places of the module scripts, in their order. */
function moduleScripts(html: Buffer<ArrayBuffer>) {
  const found: { begin: number; end: number; by: Buffer<ArrayBuffer>; address: string }[] = [];
  for (let from = 0; ; ) {
    const begin = html.indexOf(MODULE, from);
    const address = begin + MODULE.length;
    const close = begin === -1 ? -1 : html.indexOf(MODULE_END, address);
    if (close === -1) return found;
    from = close + MODULE_END.length;
    found.push({ begin, end: from, by: NOTHING, address: html.toString('latin1', address, close) });
  }
}
