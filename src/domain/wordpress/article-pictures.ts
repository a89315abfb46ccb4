import { unescaped } from '../article/html-tokens.ts';

/** Maximum number of pictures of one article that are copied. */
export const MAX_PICTURES = 200;
/** The longest address of a picture, in characters: it is the key of an index. */
const MAX_ADDRESS = 2000;

/** A picture that an article shows, by its address in the blog. */
export interface ArticlePicture {
  source: string;
  /** The alternative text of the blog; empty if it is missing. */
  alt: string;
}

/** Matches the pictures of sanitised HTML (`adapters/html/article-html.ts`). */
const PICTURE = /<img data-src="([^"]*)" alt="([^"]*)"/g;

/** Returns the pictures of an article, each address once: the featured one, then those of its text. */
export function picturesOf({
  image,
  html,
}: {
  image: { url: string; alt: string } | null;
  html: string;
}): ArticlePicture[] {
  const found = new Map<string, string>();
  const add = (source: string, alt: string) => {
    if (source.length <= MAX_ADDRESS && found.size < MAX_PICTURES && !found.get(source))
      found.set(source, alt);
  };
  if (image) add(image.url, image.alt);
  for (const [, source = '', alt = ''] of html.matchAll(PICTURE)) add(unescaped(source), unescaped(alt));
  return [...found].map(([source, alt]) => ({ source, alt }));
}

/**
 * Returns sanitised HTML in which each picture that has a copy is `<img data-media="…" alt="…">`, with the id of the copy in
 * the media library. A picture without a copy keeps `data-src`, which browsers do not fetch.
 * @param copyOf returns the id of the copy of an address
 */
export const withCopies = (html: string, copyOf: (source: string) => string | undefined): string =>
  html.replaceAll(PICTURE, (whole, source: string, alt: string) => {
    const id = copyOf(unescaped(source));
    return id === undefined ? whole : `<img data-media="${id}" alt="${alt}"`;
  });

/** Returns the ids of the copies that `withCopies` wrote, in their order. */
export const copiesIn = (html: string): string[] =>
  [...html.matchAll(/<img data-media="([^"]*)"/g)].map(([, id = '']) => id);
