import { expect, it } from 'vitest';
import type { CompanyDto } from '../../../contracts/settings/company.ts';
import { bodyOf, type CompanyDraft } from './company-draft.ts';

it.each([
  ['10 000', '10000'],
  ['1\u202f000\u00a0000', '1000000'],
  ['1.000.000 €', '1000000 €'],
  ['1 00', '1 00'],
  ['variable', 'variable'],
])('the capital %j is sent as %j', (typed, sent) => {
  const company = { capital: typed } as CompanyDraft;
  expect(bodyOf({} as CompanyDto, company).capital).toBe(sent);
});
