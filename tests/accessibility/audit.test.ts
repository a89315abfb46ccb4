import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import rgaa from '../../content/accessibility/rgaa.json' with { type: 'json' };
import { auditSchema, gapsOf } from '../../src/domain/accessibility/audit.ts';
import { agencyDay } from '../../src/domain/time/agency-day.ts';
import { componentsHash, componentsOf } from './components.ts';

const file = JSON.parse(readFileSync('content/accessibility/audit.json', 'utf8'));
const audit = auditSchema.parse(file);
const numbers = rgaa.topics.flatMap(({ number, criteria }) =>
  criteria.map((_, index) => `${number}.${index + 1}`),
);

it('the standard has its 13 topics and 106 criteria', () => {
  expect(rgaa.topics.map(({ criteria }) => criteria.length)).toEqual([
    9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12,
  ]);
  expect(numbers).toHaveLength(106);
  expect(audit.rgaa).toBe(rgaa.version);
});

it('the audit has a result of each criterion for each page, in the order of the standard, and describes each defect', () => {
  expect(gapsOf(audit, numbers)).toEqual([]);
  expect(Object.keys(audit.results)).toEqual(numbers);
});

it('the audit was not made in the future, and plans to mend its defects after it', () => {
  expect(audit.on <= agencyDay(Date.now())).toBe(true);
  for (const [id, { due }] of Object.entries(audit.defects)) expect([id, due > audit.on]).toEqual([id, true]);
});

/**
 * A page with other components than on the day of the audit has parts that nobody looked at. Look at the page again by all
 * criteria that a person decides (`"how": "hand"`), correct `content/accessibility/audit.json`, then store the hash there. Set
 * a result to NT where nobody looked.
 */
it.each(audit.sample)('the page $id has the components that were looked at', ({ module, components }) => {
  const list = componentsOf(module);
  expect(list.length).toBeGreaterThan(3);
  expect(components, list.join('\n')).toBe(componentsHash(list));
});

it('an audit with a missing or unknown result, or an NC without its description, is refused', () => {
  const broken = structuredClone(file);
  delete broken.results['1.1'].home;
  broken.results['1.2'].elsewhere = { state: 'C', how: 'hand' };
  broken.results['1.3'].home = { state: 'NC', how: 'hand', defect: 'nothing' };
  delete broken.results['13.12'];
  expect(gapsOf(auditSchema.parse(broken), numbers)).toEqual(
    expect.arrayContaining([
      'criterion 13.12 is missing',
      '1.1: page home is missing',
      '1.2: page elsewhere is unknown',
      'defect nothing is missing',
    ]),
  );
  const undescribed = { note: { fr: 'a', en: 'a', es: 'a', pt: 'a' }, impact: 'minor', due: '2027-01-31' };
  const found = (defects: object) => auditSchema.safeParse({ ...file, defects }).success;
  expect(found({ nothing: { ...undescribed, plan: undescribed.note } })).toBe(true);
  expect(found({ nothing: undescribed })).toBe(false);
  expect(found({ nothing: { ...undescribed, plan: { fr: 'a', en: 'a', es: 'a' } } })).toBe(false);
  broken.results['1.1'] = { home: { state: 'C' } };
  expect(auditSchema.safeParse(broken).success).toBe(false);
});
