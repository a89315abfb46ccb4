import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import type { LandingContent, LandingTemplate } from '../../../domain/landing/landing-page.ts';
import type { Stored } from '../../ui/form/form-state.ts';

/** The values of a page that the wizard edits. */
export type LandingValues = LandingContent & { template: LandingTemplate };

/** Returns the stored draft as values of the wizard. */
export const storedValues = ({ version, template, content }: LandingDetail): Stored<LandingValues> => ({
  version,
  draft: { ...content, template },
});

/** Returns the request body that stores a draft. */
export const changeOf = ({ template, ...content }: LandingValues, version: number) => ({
  version,
  template,
  content,
});

/** Returns a random item id of eight characters, so that two editors do not give the same id to two items. */
export function newItemId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return [...numbers].map((number) => letters[number % letters.length]).join('');
}
