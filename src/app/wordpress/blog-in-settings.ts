import type { WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { WordpressPorts } from './sync-ports.ts';

/** The blog to synchronise: the connected one, or the samples of a site with demo data and no blog. */
export type BlogInSettings =
  | { kind: 'blog'; settings: WordpressSettings; host: string }
  | { kind: 'samples' }
  | { kind: 'none' };

/** Returns the blog that the settings in force name. The connection needs address, user name and password. */
export function blogInSettings({
  settings,
  demo,
}: Pick<WordpressPorts, 'settings' | 'demo'>): BlogInSettings {
  const { wordpress } = settings.now();
  const { url, username, appPassword } = wordpress;
  if (url !== '' && username !== '' && appPassword !== undefined)
    return { kind: 'blog', settings: wordpress, host: new URL(url).host };
  return demo && url === '' ? { kind: 'samples' } : { kind: 'none' };
}

/** Names the blog and the chosen categories: a change of either makes every article anew a question. */
export function scopeOf(blog: Exclude<BlogInSettings, { kind: 'none' }>): string {
  if (blog.kind === 'samples') return 'samples';
  const { url, categories } = blog.settings;
  return JSON.stringify([url, categories.toSorted((a, b) => a - b)]);
}
