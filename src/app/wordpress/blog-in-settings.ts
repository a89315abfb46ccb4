import type { WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { Ports } from '../ports/all-ports.ts';

/** The blog to synchronise: the connected one, or the samples of a site with demo data and no blog. */
export type BlogInSettings =
  | { kind: 'blog'; settings: WordpressSettings; host: string }
  | { kind: 'samples' }
  | { kind: 'none' };

/** Returns whether the settings in force connect a blog, which needs its address, a user name and a password. */
export function isBlogConnected({ settings }: Pick<Ports, 'settings'>): boolean {
  const { url, username, appPassword } = settings.now().wordpress;
  return url !== '' && username !== '' && appPassword !== undefined;
}

/** Returns the blog of the settings in force, or the samples while the site shows samples. */
export async function blogInSettings(
  ports: Pick<Ports, 'settings' | 'showsSamples'>,
): Promise<BlogInSettings> {
  const { wordpress } = ports.settings.now();
  if (isBlogConnected(ports)) return { kind: 'blog', settings: wordpress, host: new URL(wordpress.url).host };
  return wordpress.url === '' && ports.showsSamples() ? { kind: 'samples' } : { kind: 'none' };
}

/** Version of how articles are read: increase it so that stored articles are read again. */
const READING = 2;

/**
 * Returns a name for the blog, the chosen categories and the version of reading: after a change, all articles are read
 * again.
 */
export function scopeOf(blog: Exclude<BlogInSettings, { kind: 'none' }>): string {
  if (blog.kind === 'samples') return 'samples';
  const { url, categories } = blog.settings;
  return JSON.stringify([url, categories.toSorted((a, b) => a - b), READING]);
}
