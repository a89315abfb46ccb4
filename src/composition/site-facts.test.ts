import { expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../tests/claims.ts';
import { readEnv } from '../config/env.ts';
import { environmentSettings } from '../config/environment-settings.ts';
import type { PagePictures } from '../contracts/page-pictures.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import type { Fee } from '../domain/fee/fee.ts';
import { BUILT_IN_VERSION, costTable } from '../domain/simulator/cost-table.ts';
import { createSiteFacts, siteFacts } from './site-facts.ts';

it('returns the same facts object until the settings, the claims, the content or its pictures change', () => {
  const env = readEnv({});
  let settings = environmentSettings(env);
  let claims = noClaims;
  let content: ContentSnapshot = {};
  let pictures: PagePictures = {};
  const costs = { version: BUILT_IN_VERSION, table: costTable };
  const facts = createSiteFacts(
    { now: () => settings },
    { now: () => costs },
    { shown: () => claims },
    { now: () => content },
    { now: () => pictures },
  );
  const first = facts();
  expect(facts()).toBe(first);
  settings = { ...settings, company: { ...settings.company, brand: 'Other' } };
  expect(facts().brand).toBe('Other');
  expect(facts()).not.toBe(first);
  const second = facts();
  claims = documentedClaims;
  expect(facts().claims).toBe(documentedClaims);
  expect(facts()).not.toBe(second);
  content = { hero: { fr: { content: null, fallback: 'none', at: 1 } } };
  expect(facts().content).toBe(content);
  const third = facts();
  pictures = {};
  expect(facts().pictures).toBe(pictures);
  expect(facts()).not.toBe(third);
});

it('returns an example fee with demo data while the agency has saved no fee', () => {
  const feeOf = (DEMO_DATA: 'on' | 'off', saved?: Fee) => {
    const settings = environmentSettings(readEnv({ DEMO_DATA }));
    const company = { ...settings.company, ...(saved && { fee: saved }) };
    const costs = { version: BUILT_IN_VERSION, table: costTable };
    return siteFacts({ ...settings, company }, costs, noClaims, {}).company.fee;
  };
  expect(feeOf('on')).toMatchObject({ kind: 'percentage', example: true });
  expect(feeOf('on', { kind: 'quote' })).toEqual({ kind: 'quote' });
  expect(feeOf('off')).toEqual({ kind: 'missing' });
});

it('returns a sample partner badge with demo data only', () => {
  const factsOf = (DEMO_DATA: 'on' | 'off') => {
    const demo = readEnv({ DEMO_DATA });
    const { partnerUrl, demo: samples } = siteFacts(
      environmentSettings(demo),
      { version: BUILT_IN_VERSION, table: costTable },
      noClaims,
      {},
    );
    return [samples, partnerUrl];
  };
  expect(factsOf('on')).toEqual([true, 'https://example.com/partner']);
  expect(factsOf('off')).toEqual([false, undefined]);
});
