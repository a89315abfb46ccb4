import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company as complete } from '../../../tests/company.ts';
import type { ClaimState } from '../claims/claim.ts';
import { locales } from '../locale/locale.ts';
import { placeholder } from '../settings/placeholder.ts';
import { tagProviders } from '../tag-id/tag-id.ts';
import { legalPassages } from './company-facts.ts';
import { judgeClaims, judgeCompany, judgeDemo, judgeLegal } from './judge-content.ts';
import { policyNames } from './policy-tags.ts';

describe('the check of the company data', () => {
  it('passes without a partnership and without a capital', () => {
    expect(judgeCompany(complete)).toEqual({ outcome: 'complete', facts: {} });
  });

  it('names a field in brackets, an empty one, an address of an example domain, and a missing language', () => {
    const company = {
      ...complete,
      contactEmail: 'contact@example.com',
      vatNumber: placeholder('COMPANY_VAT_NUMBER'),
      director: ' ',
      legalForm: { ...complete.legalForm, pt: '' },
      fee: { kind: 'missing' as const },
    };
    expect(judgeCompany(company)).toEqual({
      outcome: 'missing',
      facts: { count: 5, names: ['contactEmail', 'legalForm', 'vatNumber', 'director', 'fee'] },
    });
  });
});

describe('the check of the legal pages', () => {
  it('counts the passages in brackets of each page', () => {
    const company = { ...complete, name: placeholder('COMPANY_NAME'), hostName: placeholder('HOSTING_NAME') };
    expect(judgeLegal(company)).toEqual({
      outcome: 'placeholders',
      facts: { count: 7, counts: { legal: 3, privacy: 3, terms: 1 } },
    });
    expect(judgeLegal(complete)).toEqual({ outcome: 'filled', facts: {} });
  });

  const textOf = (locale: string, page: string) =>
    readFileSync(new URL(`../../../content/${locale}/legal/${page}.md`, import.meta.url), 'utf8');

  it.each(locales)('knows every passage of the legal pages in %s that shows company data', (locale) => {
    for (const [page, fields] of Object.entries(legalPassages)) {
      const text = textOf(locale, page);
      const shown = [...text.matchAll(/\{company\.(\w+)\}/g)].map(([, field]) => field);
      expect([page, shown.toSorted()]).toEqual([page, [...fields].toSorted()]);
      // Typed brackets would not be counted.
      expect([page, text.match(/\[[^\]]*\](?!\()/g)]).toEqual([page, null]);
    }
  });

  it.each(locales)('every tag that may be switched on is named in the cookie policy in %s', (locale) => {
    const policy = textOf(locale, 'cookies');
    expect(tagProviders.filter((tag) => policyNames[tag])).toEqual([...tagProviders]);
    for (const name of Object.values(policyNames).flat()) expect(policy).toContain(name);
  });
});

const claim = (id: string, state: ClaimState, ...rivals: string[]) => ({ id, state, rivals });

it('the check of the claims counts unsettled claims by kind', () => {
  expect(judgeClaims([claim('a', 'confirmed'), claim('b', 'expiringSoon'), claim('c', 'withdrawn')])).toEqual(
    {
      outcome: 'confirmed',
      facts: {},
    },
  );
  expect(judgeClaims([claim('a', 'confirmed'), claim('b', 'expired'), claim('c', 'unconfirmed')])).toEqual({
    outcome: 'unsettled',
    facts: { count: 2, counts: { unconfirmed: 1, expired: 1 } },
  });
});

it('the check of the claims counts claims that contradict each other as one contradiction', () => {
  const pairs = [
    claim('a', 'contradicted', 'd'),
    claim('b', 'contradicted', 'c'),
    claim('c', 'contradicted', 'b'),
    claim('d', 'contradicted', 'a'),
  ];
  expect(judgeClaims(pairs).facts.counts).toEqual({ contradicted: 2 });
});

it('the check of the claims counts a documented claim as unconfirmed', () =>
  expect(judgeClaims([claim('a', 'default'), claim('b', 'unconfirmed')]).facts.counts).toEqual({
    unconfirmed: 2,
  }));

it('the check of the demo data counts sample rows; without any, it reports the switch', () => {
  const none = { leads: 0, campaigns: 0 };
  expect(judgeDemo(none, false)).toEqual({ outcome: 'none', facts: {} });
  expect(judgeDemo(none, true)).toEqual({ outcome: 'on', facts: {} });
  expect(judgeDemo({ leads: 58, campaigns: 0 }, false)).toEqual({
    outcome: 'rows',
    facts: { count: 58, counts: { leads: 58 } },
  });
});
