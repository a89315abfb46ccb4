import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import type { leadKinds } from '../../domain/lead/lead-kind.ts';
import type { Split } from './lead-columns.ts';

/**
 * The tones of `charts.css`. Frequent sources have one each: those that bring most leads the brand's, platforms one near their
 * own colour where that does not.
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
/** For any other source. */
const spareTones = ['violet', 'sky', 'pine'] as const;
/** For all others together, and nothing else. */
const REST = 'rest';
const kindTones: Record<(typeof leadKinds)[number], string> = {
  simulation: 'signal',
  contact: 'glow',
  booking: 'ink',
  planner: 'muted',
};

/**
 * The tone of each part of a chart: no two have the same, and none depends on how many leads it has, so that a source keeps
 * its tone from period to period. Only one that is not frequent may have another where two such sources meet.
 */
export function tonesOf(names: readonly string[], split: Split): ReadonlyMap<string, string> {
  const known = split === 'kinds' ? new Map(Object.entries(kindTones)) : sourceTones;
  const tones = new Map<string, string>();
  for (const name of names) {
    const tone = split === 'sources' && name === OTHER_SOURCES ? REST : known.get(name);
    if (tone !== undefined) tones.set(name, tone);
  }
  // In the order of their names, which no period changes.
  for (const name of names.filter((one) => !tones.has(one)).sort()) tones.set(name, toneOf(name, tones));
  return tones;
}

/** The tone that a name gives, or the next that is free; frequent sources that are not there lend theirs. */
function toneOf(name: string, tones: ReadonlyMap<string, string>): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const first = sum % spareTones.length;
  const choices = [...spareTones.slice(first), ...spareTones, ...[...sourceTones.values()].toReversed()];
  const taken = new Set(tones.values());
  return choices.find((tone) => !taken.has(tone)) ?? REST;
}
