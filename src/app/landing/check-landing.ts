import type { LandingCheck } from '../../contracts/landing/landing.ts';
import { contrast, readableOn } from '../../domain/colour/contrast.ts';
import { type CheckedPicture, checkContent, typedLinks } from '../../domain/landing/check-content.ts';
import { checkWeight } from '../../domain/landing/check-weight.ts';
import { languagesOf, picturesOf } from '../../domain/landing/landing-content.ts';
import { type LandingTag, landingTags } from '../../domain/landing/landing-page.ts';
import {
  type LandingProblem,
  type LandingProblemCode,
  landingErrors,
} from '../../domain/landing/landing-problem.ts';
import { landingPageTags } from '../../domain/landing/landing-tags.ts';
import { judgeLink } from '../../domain/landing/links/judge-link.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import { isComing } from '../../domain/landing/links/release-links.ts';
import { isReservedHost } from '../../domain/landing/links/reserved-host.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { tagsOf } from '../../domain/settings/integration-settings.ts';
import { mediaDto } from '../media/media-dto.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import { fanProblems } from './fan-problems.ts';
import { followLinks } from './follow-link.ts';
import { weighLanding } from './weigh-landing.ts';

/** Checks the stored draft for its publication in the given languages; for none: in all that have texts. */
export async function checkLanding(
  ports: Ports,
  id: string,
  languages: readonly Locale[],
): Promise<Result<LandingCheck, 'not_found'>> {
  const page = await ports.landings.byId(id);
  if (!page || page.deletedAt !== null) return fail('not_found');
  const { primary, secondary } = page.content.shared;
  const wanted = languages.length > 0 ? languages : languagesOf(page.content);
  const [draft, weight, links, fans] = await Promise.all([
    checkedDraft(ports, page, wanted),
    weighLanding(ports, page, wanted),
    linkProblems(ports, page),
    fanProblems(ports, page),
  ]);
  const { errors, warnings } = sorted(links);
  return ok({
    version: page.version,
    errors: [...draft.errors, ...errors],
    warnings: [...draft.warnings, ...fans, ...checkWeight(weight), ...warnings],
    contrast: {
      primary: contrast(primary, readableOn(primary)),
      secondary: contrast(secondary, readableOn(secondary)),
      between: contrast(primary, secondary),
    },
    weight: {
      page: weight.pages.length > 0 ? Math.max(...weight.pages.map(({ bytes }) => bytes)) : null,
      picture: weight.picture,
    },
  });
}

/** Returns the findings about a draft that need no request to another server. */
export async function checkedDraft(
  { clock, media, settings }: Ports,
  { content }: StoredLanding,
  languages: readonly Locale[],
): Promise<{ errors: LandingProblem[]; warnings: LandingProblem[] }> {
  const found = await media.byIds(picturesOf(content));
  const pictures = new Map(
    found.map((picture): [string, CheckedPicture] => {
      const { id, state, deletedAt, alt, decorative } = mediaDto(picture);
      return [id, { state: deletedAt === null ? state : 'failed', alt, decorative }];
    }),
  );
  const configured = tagsOf(settings.now().integrations);
  return sorted([
    ...checkContent(content, languages, pictures, clock.now()),
    ...landingTags
      .filter(
        (tag) =>
          content.shared.tags[tag] &&
          Object.keys(landingPageTags({ tags: only(tag), isForYoung: false }, configured)).length === 0,
      )
      .map((tag) => ({
        code: 'tag_not_configured' as const,
        field: `shared.tags.${tag}`,
        locale: null,
        value: tag,
      })),
  ]);
}

/** Requests all links in parallel, so that an editor waits no longer than for one link. */
async function linkProblems(
  ports: Ports,
  { content: { shared }, demo }: StoredLanding,
): Promise<LandingProblem[]> {
  const now = ports.clock.now();
  const links = typedLinks(shared, now)
    .map(({ field, url }) => ({ field, url: url.trim() }))
    .filter(({ url }) => isHttpsLink(url));
  const isMadeUp = (url: string) => demo && isReservedHost(new URL(url).hostname);
  const answers = await followLinks(ports, [
    ...new Set(links.map(({ url }) => url).filter((url) => !isMadeUp(url))),
  ]);
  const judged = (url: string): LandingProblemCode | undefined => {
    const answer = answers.get(url);
    if (!answer) return 'link_sample';
    const code = judgeLink(url, answer);
    return code === 'link_dead' && isComing(shared, now, url) ? 'link_early' : code;
  };
  return links.flatMap(({ field, url }) => {
    const code = judged(url);
    return code ? [{ code, field, locale: null, value: url.slice(0, 200) }] : [];
  });
}

/** Returns the switches of the tags with only this one on. */
const only = (tag: LandingTag) =>
  Object.fromEntries(landingTags.map((one) => [one, one === tag])) as Record<LandingTag, boolean>;

const blocking: ReadonlySet<string> = new Set(landingErrors);
const sorted = (problems: readonly LandingProblem[]) => ({
  errors: problems.filter(({ code }) => blocking.has(code)),
  warnings: problems.filter(({ code }) => !blocking.has(code)),
});
