import { changeWebhooks, readWebhooks, rotateSecret } from '../../app/delivery/webhook-settings.ts';
import { changeSettings } from '../../app/settings/change-settings.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { BookingDto, CompanyDto } from '../../contracts/company.ts';
import {
  Rotation,
  RotationAnswer,
  WebhookChange,
  WebhookSettingsDto,
} from '../../contracts/webhook-settings.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Settings', allow: mayManage } as const;
const conflict = '`version` is that of the read it is based on: 409 when another change was saved since.';

/** The settings of company, booking pages and automations, for administrators. */
export const siteSettingsOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/settings/company',
    summary: 'The brand and the company',
    answer: CompanyDto,
    meaning: 'As they are in force',
    run: ({ ports }) => readSettings(ports, 'company'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/company',
    summary: 'Save the brand and the company',
    description: `Header, footer, legal notice and structured data follow within a second. ${conflict}`,
    body: CompanyDto,
    example: {
      version: 0,
      brand: 'MDMC',
      contactEmail: 'contact@example.com',
      partnerUrl: '',
      name: '[COMPANY_NAME]',
      legalForm: {
        fr: 'société par actions simplifiée (SAS)',
        en: 'a French simplified joint-stock company (SAS)',
        es: 'sociedad por acciones simplificada francesa (SAS)',
        pt: 'sociedade por ações simplificada francesa (SAS)',
      },
      register: { fr: 'RCS Paris', en: 'RCS Paris', es: 'RCS Paris', pt: 'RCS Paris' },
      registryCode: '[COMPANY_REGISTRY_CODE]',
      vatNumber: '[COMPANY_VAT_NUMBER]',
      address: '[COMPANY_ADDRESS]',
      director: '[COMPANY_DIRECTOR]',
      hostName: '[HOSTING_NAME]',
      hostAddress: '[HOSTING_ADDRESS]',
      hostPhone: '[HOSTING_PHONE]',
      phone: '[COMPANY_PHONE]',
      mediator: '[COMPANY_MEDIATOR]',
      spaceInvoicedBy: '[COMPANY_SPACE_INVOICED_BY]',
      capital: '10000',
    },
    answer: CompanyDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeSettings(ports, 'company', input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/booking',
    summary: 'Where to book a call',
    answer: BookingDto,
    meaning: 'An address for each platform, or none',
    run: ({ ports }) => readSettings(ports, 'booking'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/booking',
    summary: 'Save where to book a call',
    description: `Empty: the pages link to the contact form. They follow within a second. ${conflict}`,
    body: BookingDto,
    example: {
      version: 0,
      youtube: 'https://calendly.com/agency/youtube',
      meta: '',
      tiktok: '',
      spotify: '',
    },
    answer: BookingDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeSettings(ports, 'booking', input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/webhooks',
    summary: 'Where the automations listen',
    description: 'Only the hosts: the path of an address may be a secret.',
    answer: WebhookSettingsDto,
    meaning: 'Hosts, and which secret signs',
    run: ({ ports }) => readWebhooks(ports),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/webhooks',
    summary: 'Save where the automations listen',
    description: `An address that is absent stays; an empty one means that what is for it waits. ${conflict}`,
    body: WebhookChange,
    example: { version: 0, contact: 'https://n8n.example.com/webhook/contact' },
    answer: WebhookSettingsDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeWebhooks(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/webhooks/rotate',
    summary: 'Sign with a new secret',
    description: `The new secret stands in this answer only. For \`hours\` (0, 1, 24, 72 or 168) messages carry a signature of the old one beside it. ${conflict}`,
    body: Rotation,
    example: { version: 0, hours: 24 },
    answer: RotationAnswer,
    meaning: 'It signs from now on',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => rotateSecret(ports, input, asker),
  }),
] as const;
