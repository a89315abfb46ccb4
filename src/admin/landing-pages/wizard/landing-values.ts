import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import type { LandingContent, LandingTemplate } from '../../../domain/landing/landing-page.ts';
import type { Stored } from '../../ui/form/form-state.ts';

/** All that the wizard edits of a page. */
export type LandingValues = LandingContent & { template: LandingTemplate };

/** The stored draft as the wizard edits it. */
export const storedValues = ({ version, template, content }: LandingDetail): Stored<LandingValues> => ({
  version,
  draft: { ...content, template },
});

/** The body of the call that stores a draft. */
export const changeOf = ({ template, ...content }: LandingValues, version: number) => ({
  version,
  template,
  content,
});

/** An identifier of an item: eight characters that no other editor gives to another item. */
export function newItemId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return [...numbers].map((number) => letters[number % letters.length]).join('');
}
