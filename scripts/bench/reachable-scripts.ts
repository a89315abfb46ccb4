/**
 * All chunks that a page can come to load, whatever a visitor does: those that its HTML names, and those that these
 * import or load later, in every language.
 * @param html of the page
 * @param read gives a chunk's text, by its file name; `undefined` when there is none of that name
 */
export function reachableScripts(html: string, read: (name: string) => string | undefined): string[] {
  const found = new Map<string, string>();
  const waiting = namesIn(html, /_astro\/([\w.@-]+\.js)/g);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = read(name);
    if (text === undefined) throw new Error(`There is no chunk ${name}.`);
    found.set(name, text);
    waiting.push(...namesIn(text, /["'`](?:\.\/|\/?_astro\/)([\w.@-]+\.js)["'`]/g));
  }
  return [...found.keys()].sort();
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
