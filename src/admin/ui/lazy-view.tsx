import { type ComponentType, lazy } from 'react';
import { type AdminTexts, type FetchedName, useLanguage } from '../texts.ts';

/**
 * Loads the code of a view, with the styles that the sections share. They are not in the first load of the back office,
 * because the dashboard needs none of them.
 * @throws Error when a file cannot be loaded; the next call tries again
 */
export async function fetchView<View>(load: () => Promise<View>): Promise<View> {
  // First, since a view's own styles override the shared ones by coming after them.
  const [, view] = await Promise.all([import('./sections.css'), load()]);
  return view;
}

/**
 * A view whose code, styles and texts are loaded when it is first opened. It suspends until all are loaded, so that none of
 * its components reads a missing text. A failure is permanent, since React's `lazy` caches it: the page must be reloaded.
 * @param names the texts that the view and its parts read; those that all sections share are loaded with every view
 */
export function lazyView<Props extends object>(
  names: readonly FetchedName[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  /** One lazy component per language: the code is the same, the texts are not. */
  const views = new WeakMap<AdminTexts, ComponentType<Props>>();
  return function LazyView(props: Props) {
    const { t, fetchTexts } = useLanguage();
    let View = views.get(t);
    if (!View) {
      View = lazy(async () => {
        const [view] = await Promise.all([fetchView(load), fetchTexts?.(['shared', ...names])]);
        return { default: view };
      }) as ComponentType<Props>;
      views.set(t, View);
    }
    return <View {...props} />;
  };
}
