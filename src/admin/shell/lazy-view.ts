import { type ComponentType, lazy } from 'react';
import { addStyles } from '../../browser/add-styles.ts';

/**
 * A view whose code is fetched when it is first opened, with the styles that are its own alone: in the one document of the
 * back office, the styles of all sections would weigh on its first load.
 * @param styles addresses of style sheets (imports with `?url`)
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>, ...styles: string[]) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), ...styles.map(addStyles)]);
    return { default: view };
  });
