import { expect, it } from 'vitest';
import { nothingAccepted } from './choice.ts';
import { consentSignals } from './consent-mode.ts';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

it.each([
  [{}, {}],
  [{ analytics: true }, { analytics_storage: 'granted' }],
  [{ marketing: true }, { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
  [{ functional: true }, { functionality_storage: 'granted', personalization_storage: 'granted' }],
])('consentSignals grants for the choice %j no other signals than %j', (accepted, granted) => {
  expect(consentSignals({ ...nothingAccepted, ...accepted })).toEqual({ ...denied, ...granted });
});
