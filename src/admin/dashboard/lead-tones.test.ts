import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import { leadKinds } from '../../domain/lead/lead-values.ts';
import { tonesOf } from './lead-tones.ts';

const frequent = [
  ...['direct', 'google', 'google.com', 'youtube', 'instagram', 'facebook'],
  ...['newsletter', 'tiktok', 'spotify'],
];
const seldom = ['webzine', 'bing.com', 'constructor', '__proto__', 'contact', 'été', 'x'];
const toneOf = (name: string, beside: string[] = []) => tonesOf([...beside, name], 'sources').get(name);

it('tonesOf gives a frequent source the same tone beside any other sources and at any rank', () => {
  for (const name of frequent) {
    const beside = [...frequent.filter((other) => other !== name), ...seldom.slice(0, 3), OTHER_SOURCES];
    expect([name, toneOf(name, beside)]).toEqual([name, toneOf(name)]);
  }
});

it('tonesOf gives a rare source the tone of its name, and another tone only if that one is taken', () => {
  for (const name of seldom) {
    expect(['violet', 'sky', 'pine']).toContain(toneOf(name));
    expect([name, toneOf(name, frequent)]).toEqual([name, toneOf(name)]);
  }
  const [first, second] = seldom.filter((name) => toneOf(name) === toneOf('x')).sort();
  const together = tonesOf([second ?? '', first ?? ''], 'sources');
  expect(together.get(first ?? '')).toBe(toneOf(first ?? ''));
  expect(together.get(second ?? '')).not.toBe(toneOf(second ?? ''));
});

it('tonesOf gives each part of a chart a tone of its own, in any order of the names', () => {
  const all = [...frequent, ...seldom];
  for (let start = 0; start < all.length; start += 1) {
    const six = Array.from({ length: 6 }, (_, step) => all[(start + step * 5) % all.length] ?? '');
    const names = [...new Set(six), OTHER_SOURCES];
    const tones = tonesOf(names, 'sources');
    expect(new Set(tones.values()).size).toBe(names.length);
    expect(tonesOf(names.toReversed(), 'sources')).toEqual(new Map([...tones]));
  }
  expect(new Set(tonesOf(seldom, 'sources').values()).size).toBe(seldom.length);
});

it('tonesOf reserves a tone for "other", and gives each form a constant tone', () => {
  for (const names of [[OTHER_SOURCES], [...seldom, OTHER_SOURCES]]) {
    const tones = tonesOf(names, 'sources');
    expect([...tones].filter(([, tone]) => tone === 'rest').map(([name]) => name)).toEqual([OTHER_SOURCES]);
  }
  const forms = tonesOf(leadKinds, 'kinds');
  expect(new Set(forms.values()).size).toBe(leadKinds.length);
  for (const kind of leadKinds) expect(tonesOf([kind], 'kinds').get(kind)).toBe(forms.get(kind));
});

it('tonesOf returns exactly the tones that charts.css defines', () => {
  const styles = readFileSync(new URL('charts.css', import.meta.url), 'utf8');
  const named = [...tonesOf([...frequent, ...seldom.slice(0, 3), OTHER_SOURCES], 'sources').values()];
  expect([...styles.matchAll(/\.tone-(\w+) \{/g)].map(([, tone]) => tone).sort()).toEqual(named.sort());
});
