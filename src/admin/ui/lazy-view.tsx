import { type ComponentType, lazy } from 'react';
import { type AdminTexts, type FetchedName, useLanguage } from '../texts.ts';

/**
 * Fetches the code of a view, with the styles that the sections share: in the first load of the back office, they would
 * weigh on the dashboard, which needs none of them.
 * @throws Error when a file cannot be loaded; the next call tries again
 */
export async function fetchView<View>(load: () => Promise<View>): Promise<View> {
  // First, since a view's own styles win over the shared ones by standing behind them.
  const [, view] = await Promise.all([import('./sections.css'), load()]);
  return view;
}

/**
 * A view whose code, styles and texts are fetched when it is first opened. It suspends until all are there: none of its components reads
 * a text that has not come. A failure stays, as React's `lazy` keeps it: the page is to be loaded again.
 * @param names the texts that the view and its parts read; those that all sections share come with every view
 */
export function lazyView<Props extends object>(
  names: readonly FetchedName[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  /** By the texts of a language: the code is the same, its texts are not. */
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
