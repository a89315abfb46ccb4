import { figureTableIds } from '../guide/figure-table-ids.ts';
import { guideBySlug } from '../guide/guides.ts';
import { sources } from '../guide/sources.ts';
import { platforms } from '../simulator/inputs.ts';
import type { drawnBlockKinds } from './block-kinds.ts';
import { isGuidePart, type PartKey } from './parts.ts';

type DrawnKind = (typeof drawnBlockKinds)[number];

/** Returns what a block of a kind can draw, by its keys; `undefined`: blocks of this kind draw one thing only. */
export function drawnChoices(kind: string | undefined): readonly string[] | undefined {
  switch (kind) {
    case 'figures':
      return figureTableIds;
    case 'prices':
      return platforms;
    case 'source':
      return Object.keys(sources);
    default:
      return undefined;
  }
}

/** Whether a guide has a calculator, and a worked example with its formula: those of some built-in guides are code. */
export const hasCalculator = (part: PartKey): boolean => guideBySlug(part)?.calculator !== undefined;

/** Returns the kinds of blocks without a text that can be inserted into a page. */
export function insertableKinds(part: PartKey): readonly DrawnKind[] {
  if (!isGuidePart(part)) return [];
  return [
    'figures',
    'prices',
    'source',
    ...(hasCalculator(part) ? (['example', 'calculator'] as const) : []),
  ];
}
