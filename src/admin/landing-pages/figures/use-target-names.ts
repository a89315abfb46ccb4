import type { LandingTarget } from '../../../domain/landing/counts/landing-target.ts';
import { useLanguage } from '../../texts.ts';

/** Returns the name of a click's target: a platform, a network or a button of the page. */
export function useTargetNames(): (target: LandingTarget) => string {
  const { landing } = useLanguage().t;
  const names: Readonly<Record<string, string>> = {
    ...landing.platforms,
    ...landing.figures.buttons,
    ...Object.fromEntries(
      Object.entries(landing.networks).map(([platform, name]) => [
        `social-${platform}`,
        `${name} (${landing.sections.social.toLowerCase()})`,
      ]),
    ),
  };
  return (target) => names[target] ?? target;
}
