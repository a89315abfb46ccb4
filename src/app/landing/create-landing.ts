import type { LandingCreated, LandingCreation } from '../../contracts/landing/landing.ts';
import { languagesOf, titleOf, withTitleEnd } from '../../domain/landing/landing-content.ts';
import { UNTITLED } from '../../domain/landing/landing-list.ts';
import { type LandingContent, newContent } from '../../domain/landing/landing-page.ts';
import { tidyContent } from '../../domain/landing/tidy-content.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';

/** Creates a page with an empty draft. */
export async function createLanding(
  ports: Ports,
  { title, template, locale }: LandingCreation,
  asker: Asker,
): Promise<LandingCreated> {
  const page = newPage(ports, tidyContent(newContent(locale, title || UNTITLED)), template, asker);
  const entry = landingEntry(ports, asker, 'landing_created', page.id, {
    after: { title: page.title, template },
  });
  await ports.landings.create(page, entry);
  return { id: page.id, version: page.version };
}

/** The end of a copy's title. */
const COPY = ' (2)';

/** Copies the draft of a page, and nothing else: no version, schedule, slug or count. */
export async function duplicateLanding(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<LandingCreated, 'not_found'>> {
  const found = await ports.landings.byId(id);
  if (!found) return fail('not_found');
  const page = newPage(ports, withTitleEnd(found.content, COPY), found.template, asker);
  await ports.landings.create(
    page,
    landingEntry(ports, asker, 'landing_created', page.id, {
      after: { title: page.title, template: page.template, from: id },
    }),
  );
  return ok({ id: page.id, version: page.version });
}

/** Returns a page of version 1 with a draft. @param id absent: a new one */
export function newPage(
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  content: LandingContent,
  template: StoredLanding['template'],
  { who }: Asker,
  id: string = ids.next(),
): StoredLanding {
  const now = clock.now();
  const by = who.account.id;
  return {
    id,
    template,
    content,
    title: titleOf(content),
    picture: content.shared.picture,
    languages: languagesOf(content),
    slug: null,
    version: 1,
    publishedDraft: null,
    liveVersion: null,
    publishAt: null,
    unpublishAt: null,
    previousVersion: null,
    previousUntil: null,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
    deletedAt: null,
    demo: false,
  };
}
