import { expect, it } from 'vitest';
import { CampaignQuery, campaignSorts } from '../../contracts/campaign.ts';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import { readFilter, writeFilter } from './filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

it('reads what it writes, and writes nothing that is so by default', () => {
  const text = 'q=Nova&status=active&platform=meta&judged=yes&sort=budget&order=asc&page=3&pageSize=50';
  expect(writeFilter(read(text))).toBe(text);
  expect(writeFilter(read(''))).toBe('');
});

it('takes what makes no sense as not said', () => {
  const wrong = 'q=%20&status=won&platform=%3Cscript%3E&sort=name&order=up&page=-2&pageSize=7';
  expect(read(wrong)).toEqual(read(''));
});

it('keeps to the contract: its defaults, its sorts, its sizes, its limits', () => {
  expect(CampaignQuery.parse({})).toEqual(JSON.parse(JSON.stringify(read(''))));
  for (const sort of campaignSorts) expect(read(`sort=${sort}`).sort).toBe(sort);
  for (const size of pageSizes) expect(read(`pageSize=${size}`).pageSize).toBe(size);
  const most = read(`q=${'a'.repeat(200)}&page=100000&pageSize=100`);
  expect(CampaignQuery.safeParse(most).success).toBe(true);
});
