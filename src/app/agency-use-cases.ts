import type {
  AccountChange,
  AccountDraft,
  AccountRowDto,
  GivenPassword,
  SignOutAnswer,
} from '../contracts/account.ts';
import type { CostsChange, CostsDto, CostVersionsDto } from '../contracts/costs.ts';
import type { MailListDto, MailRetryAnswer, MailSettingsChange, MailTestAnswer } from '../contracts/mail.ts';
import type {
  Rotation,
  RotationAnswer,
  WebhookChange,
  WebhookSettingsDto,
} from '../contracts/webhook-settings.ts';
import type { AccountPorts } from './account/account-ports.ts';
import type { ConfigurationPorts, SettingsView } from './configuration/configuration-ports.ts';
import { changeCosts } from './costs/change-costs.ts';
import { type CostPorts, listCostVersions, readCosts, readCostVersion } from './costs/read-costs.ts';
import { changeMailSettings, listMails, type MailPorts, retryMails, testMail } from './mail/mail-desk.ts';
import type { Asker } from './pipeline/pipeline-ports.ts';
import type { Result } from './result.ts';
import { addAccount } from './team/add-account.ts';
import { changeAccount } from './team/change-account.ts';
import { endSessions } from './team/end-sessions.ts';
import { givePassword } from './team/give-password.ts';
import { listAccounts } from './team/list-accounts.ts';
import { changeWebhooks, readWebhooks, rotateSecret } from './webhooks/webhook-settings.ts';

export type AgencyPorts = ConfigurationPorts &
  AccountPorts &
  CostPorts &
  MailPorts & {
    /** A new secret to sign webhooks with. */
    newSecret(): string;
  };

/** What administrators can do with costs, mail, webhooks and accounts, with the ports already in hand. */
export interface AgencyUseCases {
  readCosts(): Promise<CostsDto>;
  changeCosts(change: CostsChange, asker: Asker): Promise<Result<CostsDto, 'settings_conflict'>>;
  listCostVersions(): Promise<CostVersionsDto>;
  readCostVersion(version: string): Promise<Result<CostsDto, 'not_found'>>;
  changeMailSettings(
    change: MailSettingsChange,
    asker: Asker,
  ): Promise<Result<SettingsView<'mail'>, 'settings_conflict' | 'password_again'>>;
  testMail(to: string, asker: Asker): Promise<MailTestAnswer>;
  listMails(): Promise<MailListDto>;
  retryMails(asker: Asker): Promise<MailRetryAnswer>;
  readWebhooks(): Promise<WebhookSettingsDto>;
  changeWebhooks(
    change: WebhookChange,
    asker: Asker,
  ): Promise<Result<WebhookSettingsDto, 'settings_conflict'>>;
  rotateSecret(rotation: Rotation, asker: Asker): Promise<Result<RotationAnswer, 'settings_conflict'>>;
  listAccounts(): Promise<AccountRowDto[]>;
  addAccount(draft: AccountDraft, asker: Asker): Promise<Result<GivenPassword, 'account_exists'>>;
  changeAccount(
    id: string,
    change: AccountChange,
    asker: Asker,
  ): Promise<Result<AccountRowDto[], 'not_found' | 'own_account' | 'last_administrator'>>;
  givePassword(
    id: string,
    asker: Asker,
  ): Promise<Result<GivenPassword, 'not_found' | 'own_account' | 'account_disabled'>>;
  endSessions(id: string, asker: Asker): Promise<Result<SignOutAnswer, 'not_found'>>;
}

export function bindAgencyUseCases(ports: AgencyPorts): AgencyUseCases {
  return {
    readCosts: () => readCosts(ports),
    changeCosts: (change, asker) => changeCosts(ports, change, asker),
    listCostVersions: () => listCostVersions(ports),
    readCostVersion: (version) => readCostVersion(ports, version),
    changeMailSettings: (change, asker) => changeMailSettings(ports, change, asker),
    testMail: (to, asker) => testMail(ports, to, asker),
    listMails: () => listMails(ports),
    retryMails: (asker) => retryMails(ports, asker),
    readWebhooks: () => readWebhooks(ports),
    changeWebhooks: (change, asker) => changeWebhooks(ports, change, asker),
    rotateSecret: (rotation, asker) => rotateSecret(ports, rotation, asker),
    listAccounts: () => listAccounts(ports),
    addAccount: (draft, asker) => addAccount(ports, draft, asker),
    changeAccount: (id, change, asker) => changeAccount(ports, id, change, asker),
    givePassword: (id, asker) => givePassword(ports, id, asker),
    endSessions: (id, asker) => endSessions(ports, id, asker),
  };
}
