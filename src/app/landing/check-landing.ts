import type { LandingCheck } from '../../contracts/landing.ts';
import { contrastRatio, readableOn } from '../../domain/colour/contrast.ts';
import { type CheckedPicture, checkContent } from '../../domain/landing/check-content.ts';
import { languagesOf, picturesOf } from '../../domain/landing/landing-content.ts';
import { type LandingProblem, landingErrors } from '../../domain/landing/landing-problem.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mediaDto } from '../media/media-dto.ts';
import type { StoredLanding } from '../ports/landing.ts';
import { fail, ok, type Result } from '../result.ts';
import type { LandingPorts } from './landing-ports.ts';

type CheckPorts = Pick<LandingPorts, 'clock' | 'media'>;

/** Checks the stored draft for its publication in some languages; without any: in all that have texts. */
export async function checkLanding(
  ports: CheckPorts & Pick<LandingPorts, 'landings'>,
  id: string,
  languages: readonly Locale[],
): Promise<Result<LandingCheck, 'not_found'>> {
  const page = await ports.landings.byId(id);
  if (!page || page.deletedAt !== null) return fail('not_found');
  const { primary, secondary } = page.content.shared;
  return ok({
    version: page.version,
    ...(await checkedDraft(ports, page, languages.length > 0 ? languages : languagesOf(page.content))),
    contrast: {
      primary: contrastRatio(primary, readableOn(primary)),
      secondary: contrastRatio(secondary, readableOn(secondary)),
      between: contrastRatio(primary, secondary),
    },
  });
}

/** What can be judged of a draft without asking other servers. */
export async function checkedDraft(
  { clock, media }: CheckPorts,
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
  return sorted(checkContent(content, languages, pictures, clock.now()));
}

const blocking: ReadonlySet<string> = new Set(landingErrors);
const sorted = (problems: readonly LandingProblem[]) => ({
  errors: problems.filter(({ code }) => blocking.has(code)),
  warnings: problems.filter(({ code }) => !blocking.has(code)),
});
