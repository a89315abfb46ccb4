import { type ComponentType, lazy } from 'react';
import { addStyles } from '../../browser/add-styles.ts';
import sharedStyles from './sections.css?url';

/**
 * Fetches the code of a view, with the styles that it shares with the other sections and those that are its own alone: in the
 * one document of the back office, the styles of all sections would weigh on its first load.
 * @param styles addresses of style sheets (imports with `?url`)
 * @throws Error when a file cannot be loaded; the next call tries again
 */
export async function fetchView<View>(load: () => Promise<View>, ...styles: string[]): Promise<View> {
  const [view] = await Promise.all([load(), ...[sharedStyles, ...styles].map(addStyles)]);
  return view;
}

/** A view whose code and styles are fetched when it is first opened. The parameters are those of `fetchView`. */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>, ...styles: string[]) =>
  lazy(async () => ({ default: await fetchView(load, ...styles) }));
