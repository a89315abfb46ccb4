import type { ClaimChange } from '../../contracts/claim.ts';
import { basisPictures, type ClaimEntry, type Texts } from '../../domain/claims/claim.ts';
import { declaredClaim, isClaimKey } from '../../domain/claims/declared-claims.ts';
import { locales } from '../../domain/locale/locale.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimWords } from '../ports/claims.ts';

/** Returns the wrong fields, each with the key of its message. A text is named with its language: `label.es`. */
export function draftProblems(
  { values, label, scope, basis }: Omit<ClaimChange, 'version'>,
  entry: Pick<ClaimEntry, 'id' | 'unit'>,
): Record<string, string> {
  const figures = isClaimKey(entry.id) ? declaredClaim(entry.id).figures : { value: { unit: entry.unit } };
  const wrong: Record<string, string> = {};
  for (const [name, { unit }] of Object.entries(figures)) {
    const value = values[name];
    // Only a change may be below zero.
    if (value === undefined || (value < 0 && unit !== 'change')) wrong[`values.${name}`] = 'claim_value';
  }
  if (Object.keys(values).some((name) => !Object.hasOwn(figures, name))) wrong['values'] = 'claim_value';
  Object.assign(wrong, missingLanguages('label', label, true), missingLanguages('scope', scope, false));
  if (basis) Object.assign(wrong, missingLanguages('basis', basis.text, true));
  return wrong;
}

/** Returns the problem of a basis whose picture in the library is deleted, unknown or not ready. */
export async function basisProblems(
  { media }: Ports,
  { basis }: Pick<ClaimChange, 'basis'>,
): Promise<Record<string, string>> {
  const [file] = basis ? basisPictures([{ basis }]) : [];
  if (file === undefined) return {};
  const known = await pagePictures({ media }, [file]);
  return known[file] ? {} : { basis: 'claim_picture' };
}

/** Returns a problem for each missing language of a text. A text that is not needed may be empty in all languages. */
export function missingLanguages(field: string, text: Texts, needed: boolean): Record<string, string> {
  if (!needed && locales.every((locale) => text[locale] === '')) return {};
  return Object.fromEntries(
    locales.filter((locale) => text[locale] === '').map((locale) => [`${field}.${locale}`, 'claim_language']),
  );
}

/** Returns the entry with the typed fields. Words that equal those of the pages are not stored. */
export function typedEntry(
  entry: ClaimEntry,
  { values, upwards, label, scope, basis, validUntil }: Omit<ClaimChange, 'version'>,
  words: ClaimWords,
): ClaimEntry {
  return {
    ...entry,
    values,
    upwards,
    label: isClaimKey(entry.id) && isSame(label, words.label(entry.id)) ? null : label,
    scope: locales.every((locale) => scope[locale] === '') ? null : scope,
    basis,
    validUntil,
  };
}

const isSame = (a: Texts, b: Texts) => locales.every((locale) => a[locale] === b[locale]);
