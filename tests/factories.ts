import { randomUUID } from 'node:crypto';
import { sampleContact, sampleSimulation } from '../src/app/demo/demo-leads.ts';
import { demoMoments } from '../src/app/demo/demo-moments.ts';
import { sampleContacts, sampleSimulations } from '../src/app/demo/sample-leads.ts';
import type { Account } from '../src/app/ports/account.ts';
import type { AuditEntry } from '../src/app/ports/audit.ts';
import type { Campaign } from '../src/app/ports/campaigns.ts';
import type { FetchedArticle, FetchedReview } from '../src/app/ports/feeds.ts';
import type { DraftAnswer } from '../src/app/ports/landing/draft-answers.ts';
import type { StoredLanding } from '../src/app/ports/landing/landing.ts';
import type { Picture } from '../src/app/ports/media.ts';
import type { NewReminder } from '../src/app/ports/reminders.ts';
import type { RemotePost } from '../src/app/ports/wordpress/blog-source.ts';
import type { ContactLead, Lead, NewDelivery, SimulationLead } from '../src/app/ports.ts';
import type { CampaignDraft } from '../src/contracts/campaign.ts';
import type { ReviewDto } from '../src/contracts/reviews/review.ts';
import { newContent } from '../src/domain/landing/landing-page.ts';

/** A fixed moment, so that a failure repeats: 2 November 2026, noon UTC. */
export const NOON = Date.UTC(2026, 10, 2, 12);

/** Returns a realistic contact, stored at `NOON`; `changes` replaces fields. */
export function contactLead(changes: Partial<ContactLead> = {}): ContactLead {
  const [row] = sampleContacts;
  if (!row) throw new Error('There is no sample message.');
  return real(sampleContact(row, demoMoments(NOON)), changes);
}

/** Returns a realistic simulation, stored at `NOON`; `changes` replaces fields. */
export function simulationLead(changes: Partial<SimulationLead> = {}): SimulationLead {
  const [row] = sampleSimulations;
  if (!row) throw new Error('There is no sample simulation.');
  return real(sampleSimulation(row, demoMoments(NOON)), changes);
}

function real<T extends Lead>(sample: T, changes: Partial<T>): T {
  // The channel is stored apart, and not read back with a lead.
  const { channel: _, ...origin } = sample.origin;
  return {
    ...sample,
    id: randomUUID(),
    createdAt: NOON,
    origin: { ...origin, requestId: randomUUID() },
    demo: false,
    ...changes,
  };
}

/** Returns an account created at `NOON`; `changes` replaces fields. */
export function account(changes: Partial<Account> = {}): Account {
  const id = randomUUID();
  return {
    id,
    email: `${id}@example.com`,
    name: '',
    locale: 'fr',
    role: 'admin',
    passwordHash: '$argon2id$…',
    createdAt: NOON,
    lastSignedInAt: null,
    disabledAt: null,
    passwordDue: false,
    invited: false,
    ...changes,
  };
}

/** Returns an audit entry written at `NOON`; `changes` replaces fields. */
export function auditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: NOON,
    actorId: null,
    action: 'account_created',
    subject: null,
    before: null,
    after: null,
    requestId: null,
    ...changes,
  };
}

/** The data that the form of a planned campaign sends. */
export const campaignDraft = {
  artist: 'Nova',
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  status: 'planned',
  actualViews: null,
  actualCost: null,
  actualReach: null,
  clientName: null,
  clientEmail: null,
  clientLocale: null,
  notes: '',
  videoUrl: null,
  leadId: null,
} as const satisfies CampaignDraft;

/** Returns a planned campaign created at `NOON`; `changes` replaces fields. */
export function campaign(changes: Partial<Campaign> = {}): Campaign {
  return {
    id: randomUUID(),
    createdAt: NOON,
    ...campaignDraft,
    estimate: {
      views: 40_000,
      low: 25_000,
      high: 100_000,
      unit: 'CPV',
      cost: { min: 0.01, max: 0.04, average: 0.025 },
      costVersion: 1,
    },
    version: 1,
    demo: false,
    ...changes,
  };
}

/** Returns the new delivery of a lead. */
export function deliveryOf(lead: Lead): NewDelivery {
  return {
    id: `msg_${randomUUID()}`,
    destination: lead.kind === 'contact' ? 'contact' : 'simulator',
    body: JSON.stringify(lead.fields),
  };
}

/** Returns a review in the form that pages show; `changes` replaces fields. */
export function shownReview(changes: Partial<ReviewDto> = {}): ReviewDto {
  return {
    id: 'a',
    name: 'Léa M.',
    initials: 'LM',
    rating: 5,
    comment: 'Un rapport clair.',
    timeAgo: null,
    source: 'Google',
    featured: false,
    avatar: null,
    company: null,
    verified: false,
    helpful: 0,
    rated: true,
    quoted: true,
    excerpt: null,
    experience: null,
    campaignPlatform: null,
    reward: null,
    publishedAt: null,
    lang: null,
    answer: null,
    ...changes,
  };
}

/** Returns a review in the form that a source returns; `changes` replaces fields. */
export function fetchedReview(changes: Partial<FetchedReview> = {}): FetchedReview {
  return {
    externalId: 'a',
    platform: 'google',
    name: 'Léa M.',
    rating: 5,
    comment: 'Une équipe à l’écoute.',
    lang: 'fr',
    publishedAt: NOON,
    avatar: 'https://example.com/lea.jpg',
    company: 'Nova',
    verified: true,
    experience: null,
    campaignPlatform: null,
    reward: null,
    ...changes,
  };
}

/** Returns an article in the form that a source returns; `changes` replaces fields. */
export function fetchedArticle(changes: Partial<FetchedArticle> = {}): FetchedArticle {
  return {
    externalId: '42',
    title: 'Cibler juste',
    excerpt: 'Trois leviers pour une première campagne.',
    link: 'https://example.com/cibler-juste',
    publishedAt: NOON,
    categories: ['youtube', 'strategy'],
    image: { medium: 'https://example.com/m.jpg', full: 'https://example.com/f.jpg' },
    ...changes,
  };
}

/** A picture that is not resized yet. */
export function storedPicture(change: Partial<Picture> = {}): Picture {
  return {
    id: randomUUID(),
    name: 'photo.jpg',
    state: 'processing',
    problem: null,
    width: null,
    height: null,
    bytes: null,
    colour: null,
    alt: { fr: '', en: '', es: '', pt: '' },
    decorative: false,
    focal: { x: 0.5, y: 0.5 },
    files: [],
    uses: [],
    copyOf: null,
    createdAt: NOON,
    createdBy: null,
    author: null,
    deletedAt: null,
    version: 1,
    demo: false,
    ...change,
  };
}

/** Returns a landing page without a publication, created at `NOON`; `changes` replaces fields. */
export function landing(changes: Partial<StoredLanding> = {}): StoredLanding {
  return {
    id: randomUUID(),
    template: 'album-release',
    content: newContent('fr', 'Nova'),
    title: 'Nova',
    picture: null,
    languages: ['fr'],
    slug: null,
    version: 1,
    publishedDraft: null,
    liveVersion: null,
    publishAt: null,
    unpublishAt: null,
    previousVersion: null,
    previousUntil: null,
    createdAt: NOON,
    createdBy: null,
    updatedAt: NOON,
    updatedBy: null,
    deletedAt: null,
    demo: false,
    ...changes,
  };
}

/** An artist's remark about a draft, not marked as dealt with. */
export const draftAnswer = (changes: Partial<DraftAnswer> = {}): DraftAnswer => ({
  id: randomUUID(),
  kind: 'remark',
  place: 'page',
  text: 'É',
  name: 'É',
  locale: 'fr',
  version: 1,
  versionAt: NOON,
  at: NOON,
  handledAt: null,
  handledBy: null,
  ...changes,
});

/** A fan's request for a reminder of a landing page. */
export const newReminder = (page: string): NewReminder => ({
  ...{ id: 'r1', page, channel: 'mail', email: 'lea@example.com', locale: 'fr', zone: 'Europe/Paris' },
  ...{ moment: 'morning', platform: '', textVersion: 1, askedAt: NOON, dueAt: NOON + 9 },
  ...{ targetHash: 't', limitHash: 't', yesHash: 'y', stopHash: 's' },
  ...{ lane: 'reminder-mail', endpoint: '', p256dh: '', auth: '', listSentence: 'É' },
});

/** An article as read from a blog. */
export const remotePost = (externalId: number, changes: Partial<RemotePost> = {}): RemotePost => ({
  externalId,
  slug: `article-${externalId}`,
  link: `https://blog.example.com/article-${externalId}/`,
  title: `Article ${externalId}`,
  excerpt: '',
  html: '<p>Texte.</p>',
  left: 0,
  shortcodes: 0,
  status: 'publish',
  author: 'Rédaction',
  publishedAt: Date.UTC(2026, 8, 12, 7, 30),
  modifiedAt: Date.UTC(2026, 8, 12, 7, 30),
  categories: [1],
  image: null,
  words: 1,
  ...changes,
});
