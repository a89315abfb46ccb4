import { noteSwitchOn } from '../../app/conversions/note-switch-on.ts';
import { changeSettings } from '../../app/settings/change-settings.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { testIntegration } from '../../app/settings/test-integration.ts';
import {
  IntegrationsChange,
  IntegrationsDto,
  IntegrationTest,
  IntegrationTestAnswer,
} from '../../contracts/settings/integrations.ts';
import { mayManage, mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Settings', allow: mayManage } as const;

/** The marketing integrations: administrators change them, editors read them. */
export const integrationOperations = [
  operation({
    ...shared,
    // Editors too: public pages contain the identifiers, and the wizard of landing pages names the missing ones.
    allow: mayPublish,
    method: 'get',
    path: '/settings/integrations',
    summary: 'The marketing integrations',
    description:
      'As they are in force. `version` 0: nothing was saved here yet, and the environment’s identifiers count.',
    answer: IntegrationsDto,
    meaning: 'All five',
    run: ({ ports }) => readSettings(ports, 'integrations'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/integrations',
    summary: 'Save the marketing integrations',
    description:
      'Replaces all five; the public pages follow within a second. `version` is that of the read they are based on: 409 when another change was saved since. An identifier may be empty; it is used where `isEnabled` is true, once a visitor accepts its category.',
    body: IntegrationsChange,
    example: {
      version: 0,
      googleAnalytics: {
        measurementId: 'G-ABCDE12345',
        isEnabled: true,
        enableEnhancedEcommerce: false,
        enableUserProperties: false,
      },
      googleTagManager: { containerId: '', isEnabled: false },
      googleAds: { conversionId: '', conversionLabel: '', isEnabled: false, enableRemarketing: false },
      metaPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
      tiktokPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
    },
    answer: IntegrationsDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    // The number of a pixel may be what a way to an ad platform missed.
    run: ({ ports, input, asker }) =>
      noteSwitchOn(ports, () => changeSettings(ports, 'integrations', input, asker)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/integrations/{provider}/test',
    params: { provider: 'googleAnalytics, googleTagManager, googleAds, metaPixel or tiktokPixel.' },
    limit: 'costly',
    summary: 'Ask a vendor for an identifier',
    description:
      'Requests the vendor’s public loader for the identifier, with ten seconds of patience, and says what it answered. Nothing is saved.',
    body: IntegrationTest,
    example: { id: 'G-ABCDE12345' },
    answer: IntegrationTestAnswer,
    meaning: 'What the vendor answered',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params, input, asker }) => testIntegration(ports, params.provider, input.id, asker),
  }),
] as const;
