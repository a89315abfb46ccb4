import type { IntegrationTestAnswer } from '../contracts/integrations.ts';
import type {
  ReviewsWidgetTest,
  SourceTestAnswer,
  WordpressChange,
  WordpressTest,
} from '../contracts/source-settings.ts';
import type { GroupName } from '../domain/configuration/groups.ts';
import { changeSettings } from './configuration/change-settings.ts';
import type {
  ConfigurationPorts,
  SettingsChange,
  SettingsView,
} from './configuration/configuration-ports.ts';
import { readSettings } from './configuration/read-settings.ts';
import {
  changeWordpress,
  type MissingPassword,
  type SourceTestPorts,
  testReviewsWidget,
  testWordpress,
} from './configuration/source-settings.ts';
import { type IntegrationTestPorts, testIntegration } from './configuration/test-integration.ts';
import type { Asker } from './pipeline/pipeline-ports.ts';
import type { Result } from './result.ts';

export type SettingsPorts = ConfigurationPorts & IntegrationTestPorts & SourceTestPorts;

/** What the back office can read and change of the settings, with its ports already in hand. */
export interface SettingsUseCases {
  readSettings<Name extends GroupName>(name: Name): Promise<SettingsView<Name>>;
  changeSettings<Name extends GroupName>(
    name: Name,
    change: SettingsChange<Name>,
    asker: Asker,
  ): Promise<Result<SettingsView<Name>, 'settings_conflict'>>;
  /** The second failure names the sentence of a wrong identifier. */
  testIntegration(
    name: string,
    id: string,
    asker: Asker,
  ): Promise<Result<IntegrationTestAnswer, 'not_found' | `invalid_${string}`>>;
  changeWordpress(
    change: WordpressChange,
    asker: Asker,
  ): Promise<Result<SettingsView<'wordpress'>, 'settings_conflict' | MissingPassword>>;
  /** Asks the blog and the widget of these settings, and saves nothing. */
  testWordpress(typed: WordpressTest, asker: Asker): Promise<Result<SourceTestAnswer, MissingPassword>>;
  testReviewsWidget(typed: ReviewsWidgetTest, asker: Asker): Promise<SourceTestAnswer>;
}

export function bindSettingsUseCases(ports: SettingsPorts): SettingsUseCases {
  return {
    readSettings: (name) => readSettings(ports, name),
    changeSettings: (name, change, asker) => changeSettings(ports, name, change, asker),
    testIntegration: (name, id, asker) => testIntegration(ports, name, id, asker),
    changeWordpress: (change, asker) => changeWordpress(ports, change, asker),
    testWordpress: (typed, asker) => testWordpress(ports, typed, asker),
    testReviewsWidget: (typed, asker) => testReviewsWidget(ports, typed, asker),
  };
}
