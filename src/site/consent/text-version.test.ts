import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { CONSENT_TEXT_VERSION } from './text-version.ts';

/** The digest of each version's wording in all languages. Proofs refer to a version: add entries, never change one. */
const wordings: Record<string, string> = {
  '2026-11': 'woHJ8u6AC7QELqYu',
  '2026-11-21': 'yQGVh2bbuCZAZAYH',
  '2026-11-21.2': '8uHqHjwcHQ14aNkz',
  '2026-11-22': 'Wuw99tn106-BMvXt',
  '2026-11-28': 'Y-2n3MULZCOnKRlL',
  '2026-11-28.2': 'S4-h7aOLBWyzR7nv',
  '2026-11-29': '7XhS4WyckJMk-sRY',
};

it('CONSENT_TEXT_VERSION is the version of the wording that visitors see', () => {
  const texts = JSON.stringify(locales.map((locale) => dictionaryOf(locale).consent));
  const digest = createHash('sha256').update(texts).digest('base64url').slice(0, 16);
  expect(
    { [CONSENT_TEXT_VERSION]: digest },
    'The wording changed: give it a new CONSENT_TEXT_VERSION, and add the version here.',
  ).toEqual({ [CONSENT_TEXT_VERSION]: wordings[CONSENT_TEXT_VERSION] });
});
