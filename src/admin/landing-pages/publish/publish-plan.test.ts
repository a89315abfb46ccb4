import { expect, it } from 'vitest';
import { landingDetail } from '../../../../tests/screens/landing-section.tsx';
import { openedPlan, planProblem } from './publish-plan.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');

it('the plan of an unpublished page has every language with texts, and publishes at once', () => {
  expect(openedPlan(landingDetail(), NOW)).toEqual({
    languages: ['fr'],
    publishAt: null,
    unpublishAt: null,
    slug: '',
  });
});

it('the plan of a published page has its languages, its end, its address, and its start if that is in the future', () => {
  const page = landingDetail({
    slug: 'nova',
    publishAt: '2026-12-04T23:00:00.000Z',
    unpublishAt: '2027-03-31T22:00:00.000Z',
    live: {
      number: 2,
      template: 'album-release',
      languages: ['fr', 'en'],
      by: null,
      at: '2026-11-20T10:00:00.000Z',
    },
  });
  expect(openedPlan(page, NOW)).toEqual({
    languages: ['fr', 'en'],
    publishAt: Date.parse('2026-12-04T23:00:00.000Z'),
    unpublishAt: Date.parse('2027-03-31T22:00:00.000Z'),
    slug: 'nova',
  });
  expect(openedPlan(page, Date.parse('2026-12-10T00:00:00Z')).publishAt).toBeNull();
});

it('planProblem reports a start in the past and an end before the start', () => {
  const plan = { languages: ['fr' as const], slug: '' };
  expect(planProblem({ ...plan, publishAt: NOW - 1, unpublishAt: null }, NOW)).toBe('past');
  expect(planProblem({ ...plan, publishAt: NOW + 10, unpublishAt: NOW + 10 }, NOW)).toBe('order');
  expect(planProblem({ ...plan, publishAt: null, unpublishAt: NOW - 1 }, NOW)).toBe('order');
  expect(planProblem({ ...plan, publishAt: null, unpublishAt: NOW + 10 }, NOW)).toBeUndefined();
});
