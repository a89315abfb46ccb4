import type { GuidePath, PagePath } from '../site-map/pages.ts';
import type { ContentField } from './fields.ts';

/** The groups of parts in the list of the back office. */
export const partGroups = ['home', 'everywhere', 'services', 'other', 'guides', 'legal'] as const;
export type PartGroup = (typeof partGroups)[number];

/** Items that are added, ordered and hidden, such as the frequent questions. */
export interface ContentItems {
  fields: readonly ContentField[];
  max: number;
  /** The list of the dictionaries with the default items, or the texts by id; absent: no default items. */
  path?: string;
  /** The ids of items that code names: they are neither added, removed, ordered nor hidden, such as the terms of the glossary. */
  ids?: readonly string[];
}

export interface ContentPart {
  group: PartGroup;
  /** Pages that show it, the one to preview first. */
  pages: readonly (PagePath | GuidePath)[];
  fields: readonly ContentField[];
  items?: ContentItems;
  /** Each language has texts of its own: none is a translation of another. */
  apart?: true;
}
