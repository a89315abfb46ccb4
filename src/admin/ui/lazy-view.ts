import { type ComponentType, lazy } from 'react';

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

/** A view whose code and styles are fetched when it is first opened. */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchView(load) }));
