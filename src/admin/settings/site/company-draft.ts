import type { CompanyDto } from '../../../contracts/settings/company.ts';
import { isStandIn } from '../../../domain/go-live/company-facts.ts';
import { isPlaceholder } from '../../../domain/settings/placeholder.ts';
import { type FeeDraft, feeDraftOf, feeOf } from './fee-draft.ts';

/** The values of the form as typed; a value that was not filled in yet is empty. */
export type CompanyDraft = Omit<CompanyDto, 'version' | 'fee'> & FeeDraft;

const mapTexts = (draft: CompanyDraft, change: (name: string, text: string) => string): CompanyDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(name, value) : value,
    ]),
  ) as CompanyDraft;

/** @param decimal the decimal sign of the reader's language */
export const draftOf = (
  { version: _version, fee, ...values }: CompanyDto,
  decimal: string = '.',
): CompanyDraft =>
  mapTexts({ ...values, ...feeDraftOf(fee, decimal) }, (_name, text) => (isPlaceholder(text) ? '' : text));

/**
 * Returns the request body. A field that was never filled in may stay empty, so that the others can be saved before it; a
 * deleted value is sent as empty, and the server rejects it. French groups the digits of the capital: 10 000.
 */
export function bodyOf(latest: CompanyDto, draft: CompanyDraft): Omit<CompanyDto, 'version'> {
  const stored: Readonly<Record<string, unknown>> = latest;
  const { feeKind, feePercent, feeMinimum, feeCovers, ...body } = mapTexts(draft, (name, text) => {
    const before = stored[name];
    return text.trim() === '' && typeof before === 'string' && isPlaceholder(before) ? before : text;
  });
  const fee = feeOf({ feeKind, feePercent, feeMinimum, feeCovers });
  return { ...body, fee, capital: body.capital.replace(/(\d)[\s.\u00a0\u202f](?=\d{3}\b)/g, '$1') };
}

/** The fields that are still to be filled in, as typed now. */
export const fieldsToFillIn = (latest: CompanyDto, draft: CompanyDraft): ReadonlySet<string> =>
  new Set(
    Object.entries(bodyOf(latest, draft)).flatMap(([name, value]) =>
      (typeof value === 'string' && isStandIn(value)) || isMissingFee(name, draft) ? name : [],
    ),
  );

const isMissingFee = (name: string, { feeKind }: CompanyDraft) => name === 'fee' && feeKind === 'missing';
