import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import type { leadKinds } from '../../domain/lead/lead-values.ts';
import type { Split } from './lead-columns.ts';

/**
 * The tones of `charts.css`. Each frequent source has a tone: a brand colour for the sources with the most leads, a
 * tone near their own colour for the other platforms.
 */
const sourceTones: ReadonlyMap<string, string> = new Map([
  ['direct', 'ink'],
  ['google', 'glow'],
  ['google.com', 'peach'],
  ['youtube', 'pink'],
  ['instagram', 'signal'],
  ['facebook', 'blue'],
  ['newsletter', 'muted'],
  ['tiktok', 'cyan'],
  ['spotify', 'green'],
]);
/** The tones for all sources that are not frequent. */
const spareTones = ['violet', 'sky', 'pine'] as const;
/** The tone of "other", which no source uses. */
const REST = 'rest';
const kindTones: Record<(typeof leadKinds)[number], string> = {
  simulation: 'signal',
  contact: 'glow',
  booking: 'ink',
  planner: 'muted',
  manual: 'blue',
};

/**
 * Returns the tone of each part of a chart. All tones differ. A tone does not depend on the number of leads, so that a
 * source keeps its tone from period to period; only a rare source can get another tone beside another rare source.
 */
export function tonesOf(names: readonly string[], split: Split): ReadonlyMap<string, string> {
  const known = split === 'kinds' ? new Map(Object.entries(kindTones)) : sourceTones;
  const tones = new Map<string, string>();
  for (const name of names) {
    const tone = split === 'sources' && name === OTHER_SOURCES ? REST : known.get(name);
    if (tone !== undefined) tones.set(name, tone);
  }
  // Sorted by name, since this order is the same in every period.
  for (const name of names.filter((one) => !tones.has(one)).sort()) tones.set(name, toneOf(name, tones));
  return tones;
}

/** Returns the spare tone that the hash of the name selects, or the next free one, at last that of an absent source. */
function toneOf(name: string, tones: ReadonlyMap<string, string>): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const first = sum % spareTones.length;
  const choices = [...spareTones.slice(first), ...spareTones, ...[...sourceTones.values()].toReversed()];
  const taken = new Set(tones.values());
  return choices.find((tone) => !taken.has(tone)) ?? REST;
}
