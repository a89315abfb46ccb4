import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { AuditQuery } from '../contracts/audit.ts';
import { CampaignQuery } from '../contracts/campaign.ts';
import { ProofQuery } from '../contracts/consents/consent-proofs.ts';
import { LandingQuery } from '../contracts/landing/landing.ts';
import { LeadQuery } from '../contracts/leads/lead.ts';
import { MediaQuery } from '../contracts/media.ts';
import { ModerationQuery } from '../contracts/reviews/moderation.ts';
import { PostQuery } from '../contracts/wordpress.ts';
import { pageSizes } from '../domain/list/list-parameters.ts';
import { campaignList } from './campaigns/campaign-list.tsx';
import { proofList } from './integrations/proofs/proof-list.ts';
import { landingList } from './landing-pages/list/landing-list.tsx';
import { leadList } from './leads/list/lead-list.tsx';
import { mediaList } from './media/media-list.tsx';
import { moderationList } from './reviews/moderation-list.tsx';
import { auditList } from './settings/audit/audit-list.ts';
import { type Fields, readState, writeState } from './ui/list/list-state.ts';
import { postList } from './wordpress-sync/post-list.tsx';

interface AnyList {
  fields: Fields;
  request?(query: URLSearchParams): void;
}
const lists: [name: string, list: AnyList, contract: z.ZodObject, widest: string][] = [
  [
    'leads',
    leadList,
    LeadQuery,
    `q=${'a'.repeat(120)}&kind=contact,simulation&status=new,won&platform=spotify&delivery=dead&todo=new,overdue&assignee=none&source=direct&sourceNot=google,meta&budgetFrom=1&budgetTo=999999999&costVersion=2&from=2026-11-01&to=2026-11-30&sort=followUp&order=asc&page=100000&pageSize=100`,
  ],
  [
    'campaigns',
    campaignList,
    CampaignQuery,
    `q=${'a'.repeat(120)}&status=active&platform=meta&judged=yes&overdue=yes&sort=created&order=asc&page=100000&pageSize=100`,
  ],
  [
    'reviews',
    moderationList,
    ModerationQuery,
    `q=${'a'.repeat(120)}&status=rejected&rating=2&rated=yes&source=site&from=2026-11-01&to=2026-11-30&order=asc&page=100000&pageSize=100`,
  ],
  [
    'media',
    mediaList,
    MediaQuery,
    `q=${'a'.repeat(120)}&origin=blog&use=untitled&sort=size&order=asc&page=100000&pageSize=100`,
  ],
  [
    'landing pages',
    landingList,
    LandingQuery,
    `q=${'a'.repeat(120)}&template=music-event&language=pt&state=scheduled&sort=conversions&order=asc&page=100000&pageSize=100`,
  ],
  [
    'articles',
    postList,
    PostQuery,
    `q=${'a'.repeat(120)}&status=protected&hidden=yes&category=999999999&author=${'b'.repeat(200)}&from=2026-11-01&to=2026-11-30&sort=title&order=asc&page=100000&pageSize=100`,
  ],
  [
    'proofs of consent',
    proofList,
    ProofQuery,
    `q=${'a'.repeat(120)}&choice=withdrawn&language=pt&page=100000&pageSize=100`,
  ],
  ['audit log', auditList, AuditQuery, 'account=none&action=lead_assigned&day=2026-11-21&page=3&pageSize=50'],
];

describe.each(lists)('the list of %s', (_name, { fields, request }, contract, widest) => {
  const read = (query: string) => readState(fields, new URLSearchParams(query));
  const asked = (query: string) => {
    const params = new URLSearchParams(writeState(fields, read(query)));
    request?.(params);
    return Object.fromEntries(params);
  };

  it('writes the same query that it has read', () => expect(writeState(fields, read(widest))).toBe(widest));

  it('sends no parameter that the API rejects', () => {
    expect(contract.strict().safeParse(asked(widest)).error).toBeUndefined();
  });

  it('omits a field only at the value that is the default of the API', () => {
    const usual: Record<string, unknown> = contract.parse({});
    for (const [name, { usual: value }] of Object.entries(fields))
      if (name in usual) expect([name, value]).toEqual([name, usual[name]]);
    expect(read('')).toMatchObject({ page: usual['page'], pageSize: usual['pageSize'] });
  });

  it('accepts every page size that the API offers', () => {
    for (const size of pageSizes) expect(read(`pageSize=${size}`).pageSize).toBe(size);
  });
});

it('the audit log requests a day in Europe/Paris in every time zone of the browser, also when clocks change', () => {
  vi.stubEnv('TZ', 'America/Montreal');
  const query = new URLSearchParams('day=2026-10-25&account=a1');
  auditList.request?.(query);
  vi.unstubAllEnvs();
  expect(Object.fromEntries(query)).toEqual({
    account: 'a1',
    from: '2026-10-24T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
});
