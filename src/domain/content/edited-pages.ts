import { sitePages } from '../site-map/pages.ts';
import { agencyDay } from '../time/agency-day.ts';
import type { ContentSnapshot } from './content.ts';
import { partKeysWith, partOf } from './parts.ts';
import { guidesOf } from './site-addresses.ts';

/**
 * Returns when the agency last published a text of each page, in epoch milliseconds, by path without language prefix.
 * Announcements do not count: they are temporary and do not change the page. Nor does a publication that only mended the wording.
 */
export function editedPages(snapshot: ContentSnapshot = {}): ReadonlyMap<string, number> {
  const edited = new Map<string, number>();
  for (const part of partKeysWith(guidesOf(snapshot))) {
    if (part === 'announcement') continue;
    const at = Math.max(
      0,
      ...Object.values(snapshot[part] ?? {}).map((online) => online.changedAt ?? online.at),
    );
    if (at === 0) continue;
    for (const page of partOf(part).pages) edited.set(page, Math.max(at, edited.get(page) ?? 0));
  }
  return edited;
}

/** Returns the day on which the text of a built-in page last changed: that of its file, or of the newest publication. */
export function dayOfChange(path: string, snapshot?: ContentSnapshot): string {
  const written = sitePages.find((page) => page.path === path)?.updated ?? '';
  const edited = editedPages(snapshot).get(path);
  const published = edited === undefined ? '' : agencyDay(edited);
  return published > written ? published : written;
}
