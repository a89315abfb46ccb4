import type { Integrations } from './integration-settings.ts';

/**
 * Whether a container and a property are both in use: a container that also contains the property's tag would count each
 * page view twice, and only its owner can see its tags.
 */
export const mayCountTwice = ({
  googleAnalytics: ga,
  googleTagManager: gtm,
}: Pick<Integrations, 'googleAnalytics' | 'googleTagManager'>): boolean =>
  ga.isEnabled && ga.measurementId.trim() !== '' && gtm.isEnabled && gtm.containerId.trim() !== '';
