/**
 * Returns the names of all chunks that any interaction on a page can load: the chunks that its HTML names, and the
 * chunks that these import or load later, in every language. Throws for a chunk that does not exist.
 * @param html the HTML of the page
 * @param read returns the text of a chunk by its file name; `undefined` if the file does not exist
 */
export function reachableScripts(html: string, read: (name: string) => string | undefined): string[] {
  const found = new Map<string, string>();
  const waiting = namesIn(html, /_site\/([\w.@-]+\.js)/g);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = read(name);
    if (text === undefined) throw new Error(`There is no chunk ${name}.`);
    found.set(name, text);
    waiting.push(...namesIn(text, /["'`](?:\.\/|\/?_site\/)([\w.@-]+\.js)["'`]/g));
  }
  return [...found.keys()].sort();
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
