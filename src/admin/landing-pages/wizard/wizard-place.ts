import { isOfPublication, type LandingSection } from '../../../domain/landing/landing-page.ts';
import { hasItems, sectionAt } from '../../../domain/landing/landing-places.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import type { Step } from '../use-landing-place.ts';

/** Where the wizard edits a value. */
export interface WizardPlace {
  step: Step;
  section?: LandingSection;
  /** The item that must be open. */
  item?: string;
  language?: Locale;
}

/** Returns where the wizard edits the value at a path such as `texts.en.features.ab12cd34.title`. */
export function wizardPlace(path: string): WizardPlace {
  const [root = '', ...steps] = path.split('.');
  if (root === 'template') return { step: 1 };
  const language = root === 'texts' && isLocale(steps[0]) ? steps[0] : undefined;
  const [name = '', item] = language === undefined ? steps : steps.slice(1);
  if (isOfPublication(name)) return { step: 4 };
  const section = sectionAt(path);
  return {
    step: section === undefined ? 2 : 3,
    ...(section !== undefined && { section }),
    ...(hasItems(name) && item !== undefined && { item }),
    ...(language !== undefined && { language }),
  };
}
