import type { WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { Ports } from '../ports/all-ports.ts';

/** The blog to synchronise: the connected one, or the samples of a site with demo data and no blog. */
export type BlogInSettings =
  | { kind: 'blog'; settings: WordpressSettings; host: string }
  | { kind: 'samples' }
  | { kind: 'none' };

/** Whether the settings in force connect a blog: that needs its address, a user name and a password. */
export function isBlogConnected({ settings }: Pick<Ports, 'settings'>): boolean {
  const { url, username, appPassword } = settings.now().wordpress;
  return url !== '' && username !== '' && appPassword !== undefined;
}

/** Returns the blog that the settings in force name. Samples that were removed do not return. */
export async function blogInSettings(
  ports: Pick<Ports, 'settings' | 'showsSamples'>,
): Promise<BlogInSettings> {
  const { wordpress } = ports.settings.now();
  if (isBlogConnected(ports)) return { kind: 'blog', settings: wordpress, host: new URL(wordpress.url).host };
  return wordpress.url === '' && ports.showsSamples() ? { kind: 'samples' } : { kind: 'none' };
}

/** Raised when articles are read in another way, so that those that are stored are read again. */
const READING = 2;

/** Names the blog, the chosen categories and the way of reading: a change makes every article anew a question. */
export function scopeOf(blog: Exclude<BlogInSettings, { kind: 'none' }>): string {
  if (blog.kind === 'samples') return 'samples';
  const { url, categories } = blog.settings;
  return JSON.stringify([url, categories.toSorted((a, b) => a - b), READING]);
}
