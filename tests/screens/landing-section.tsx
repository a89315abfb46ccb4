import { act } from '@testing-library/react';
import { LandingPagesSection } from '../../src/admin/landing-pages/LandingPagesSection.tsx';
import { delays } from '../../src/admin/ui/form/draft-sender.ts';
import type {
  LandingChange,
  LandingCheck,
  LandingDetail,
  LandingItem,
  LandingPageList,
} from '../../src/contracts/landing/landing.ts';
import { newContent } from '../../src/domain/landing/landing-page.ts';
import { type Answer, answerCalls, type Call, refusal } from '../fake-api.ts';
import { openScreen, type Screen, sectionRoute, texts } from './admin-screen.tsx';

export { refusal, texts };
export const t = texts.landing;

/** A page that was never published. */
export const landingDetail = (change: Partial<LandingDetail> = {}): LandingDetail => ({
  id: 'p1',
  title: 'Marée haute',
  template: 'album-release',
  state: 'draft',
  languages: ['fr'],
  slug: null,
  url: null,
  publishAt: null,
  unpublishAt: null,
  createdAt: '2026-11-12T09:00:00.000Z',
  updatedAt: '2026-11-24T13:32:00.000Z',
  updatedBy: 'lea@agency.example',
  deletedAt: null,
  changed: true,
  version: 1,
  demo: false,
  content: newContent('fr', 'Marée haute'),
  live: null,
  newest: null,
  urls: {},
  oldSlugs: [],
  previews: 0,
  brokenLinks: [],
  figureLinks: 0,
  ...change,
});

/** A page that is online in two languages. */
export const landingItem = (change: Partial<LandingItem> = {}): LandingItem => ({
  id: 'p1',
  title: 'Marée haute',
  template: 'album-release',
  state: 'live',
  languages: ['fr', 'en'],
  slug: 'maree-haute',
  url: 'https://agency.example/p/maree-haute',
  publishAt: '2026-11-12T09:00:00.000Z',
  unpublishAt: null,
  createdAt: '2026-11-12T09:00:00.000Z',
  updatedAt: '2026-11-24T13:32:00.000Z',
  deletedAt: null,
  changed: false,
  version: 4,
  demo: false,
  visits: 12_480,
  conversions: 1372,
  brokenLinks: 0,
  answers: { approval: null, remarks: 0 },
  picture: null,
  ...change,
});

export const pageOf = (items: LandingItem[], more: Partial<LandingPageList> = {}): LandingPageList => ({
  items,
  total: items.length,
  nextChange: null,
  page: 1,
  pageSize: 25,
  counts: { all: items.length, draft: 0, live: items.length, scheduled: 0, ended: 0, deleted: 0 },
  ...more,
});

export const nothingFound: Omit<LandingCheck, 'version'> = {
  errors: [],
  warnings: [],
  contrast: { primary: 5.92, secondary: 12.6, between: 3.56 },
  weight: { page: 11_400, picture: null },
};

type Reply = (call: Call) => Answer | Promise<Answer> | undefined;

/**
 * Replaces the server by one that stores the draft of one page; `reply` can replace or delay a response. A draft is sent
 * sooner than in a browser, so that tests do not wait.
 */
export function serveLanding(page = landingDetail(), reply: Reply = () => undefined) {
  delays.save = 150;
  const server = { page, reply, calls: [] as Call[], check: nothingFound, saved: () => server.page.content };
  server.calls = answerCalls((call) => server.reply(call) ?? byDefault(call));
  return server;

  function byDefault({ method, path, body }: Call): Answer | undefined {
    const place = `${method} ${path.replace(/\?.*/, '')}`;
    switch (place) {
      case 'GET /landing-pages/p1':
        return { data: server.page };
      case 'PUT /landing-pages/p1': {
        const { version, content, template } = body as LandingChange;
        if (version !== server.page.version)
          return refusal(409, 'Une autre personne a enregistré cette page.');
        const next = { version: version + 1, updatedAt: new Date().toISOString(), updatedBy: null, content };
        server.page = { ...server.page, ...next, template: template ?? server.page.template };
        return { data: next };
      }
      case 'GET /landing-pages/p1/draft-answers':
        return { data: { answers: [] } };
      case 'POST /landing-pages/p1/check':
        return { data: { ...server.check, version: server.page.version } };
      case 'GET /settings/integrations':
        return { data: { googleAnalytics: {}, metaPixel: {}, tiktokPixel: {} } };
      default:
        return undefined;
    }
  }
}

/** Opens the section at an address below `/dashboard/landing-pages`. */
export const openLandingPages = (at = ''): Screen =>
  openScreen(sectionRoute(<LandingPagesSection />), `/dashboard/landing-pages${at}`);

/** Waits for running calls, so that no draft is stored after a test. */
export const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
