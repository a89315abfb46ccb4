import { createRoute } from '@hono/zod-openapi';
import { BookingDto, CompanyDto } from '../contracts/company.ts';
import {
  Rotation,
  RotationAnswer,
  WebhookChange,
  WebhookSettingsDto,
} from '../contracts/webhook-settings.ts';
import { mayManage } from '../domain/account/role.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Settings'];
const security = sessionSecurity;
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');
const refused = failures(...wrongBody, 'settings_conflict');
const conflict = '`version` is that of the read it is based on: 409 when somebody else saved since.';

const readCompany = createRoute({
  method: 'get',
  path: '/api/settings/company',
  tags,
  summary: 'The brand and the company',
  security,
  middleware: guard,
  responses: { 200: succeeds(CompanyDto, 'As they are in force'), ...guarded },
});

const saveCompany = createRoute({
  method: 'put',
  path: '/api/settings/company',
  tags,
  summary: 'Save the brand and the company',
  description: `Header, footer, legal notice and structured data follow within a second. ${conflict}`,
  request: jsonRequest(CompanyDto, {
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
    capital: '10000',
  }),
  security,
  middleware: [guard, jsonBody(CompanyDto)] as const,
  responses: { 200: succeeds(CompanyDto, 'Saved'), ...guarded, ...refused },
});

const readBooking = createRoute({
  method: 'get',
  path: '/api/settings/booking',
  tags,
  summary: 'Where to book a call',
  security,
  middleware: guard,
  responses: { 200: succeeds(BookingDto, 'An address for each platform, or none'), ...guarded },
});

const saveBooking = createRoute({
  method: 'put',
  path: '/api/settings/booking',
  tags,
  summary: 'Save where to book a call',
  description: `Empty: the pages link to the contact form. They follow within a second. ${conflict}`,
  request: jsonRequest(BookingDto, {
    version: 0,
    youtube: 'https://calendly.com/agency/youtube',
    meta: '',
    tiktok: '',
    spotify: '',
  }),
  security,
  middleware: [guard, jsonBody(BookingDto)] as const,
  responses: { 200: succeeds(BookingDto, 'Saved'), ...guarded, ...refused },
});

const readWebhooks = createRoute({
  method: 'get',
  path: '/api/settings/webhooks',
  tags,
  summary: 'Where the automations listen',
  description: 'Only the hosts: the path of an address may be a secret.',
  security,
  middleware: guard,
  responses: { 200: succeeds(WebhookSettingsDto, 'Hosts, and which secret signs'), ...guarded },
});

const saveWebhooks = createRoute({
  method: 'put',
  path: '/api/settings/webhooks',
  tags,
  summary: 'Save where the automations listen',
  description: `An address that is absent stays; an empty one means that what is for it waits. ${conflict}`,
  request: jsonRequest(WebhookChange, { version: 0, contact: 'https://n8n.example.com/webhook/contact' }),
  security,
  middleware: [guard, jsonBody(WebhookChange)] as const,
  responses: { 200: succeeds(WebhookSettingsDto, 'Saved'), ...guarded, ...refused },
});

const rotate = createRoute({
  method: 'post',
  path: '/api/settings/webhooks/rotate',
  tags,
  summary: 'Sign with a new secret',
  description: `The new secret stands in this answer only. For \`hours\` (0, 1, 24, 72 or 168) messages carry a signature of the old one beside it. ${conflict}`,
  request: jsonRequest(Rotation, { version: 0, hours: 24 }),
  security,
  middleware: [guard, jsonBody(Rotation)] as const,
  responses: { 200: succeeds(RotationAnswer, 'It signs from now on'), ...guarded, ...refused },
});

/** The site's own settings, for administrators. */
export function addSiteSettings(api: Api, { useCases }: ApiServices): void {
  api.openapi(readCompany, async (c) =>
    c.json({ success: true as const, data: await useCases.readSettings('company') }, 200),
  );
  api.openapi(saveCompany, async (c) => {
    const saved = await useCases.changeSettings('company', c.get('body'), askerOf(c));
    return saved.ok ? c.json({ success: true as const, data: saved.value }, 200) : failure(c, saved.code);
  });

  api.openapi(readBooking, async (c) =>
    c.json({ success: true as const, data: await useCases.readSettings('booking') }, 200),
  );
  api.openapi(saveBooking, async (c) => {
    const saved = await useCases.changeSettings('booking', c.get('body'), askerOf(c));
    return saved.ok ? c.json({ success: true as const, data: saved.value }, 200) : failure(c, saved.code);
  });

  api.openapi(readWebhooks, async (c) =>
    c.json({ success: true as const, data: await useCases.readWebhooks() }, 200),
  );
  api.openapi(saveWebhooks, async (c) => {
    const saved = await useCases.changeWebhooks(c.get('body'), askerOf(c));
    return saved.ok ? c.json({ success: true as const, data: saved.value }, 200) : failure(c, saved.code);
  });
  api.openapi(rotate, async (c) => {
    const rotated = await useCases.rotateSecret(c.get('body'), askerOf(c));
    return rotated.ok
      ? c.json({ success: true as const, data: rotated.value }, 200)
      : failure(c, rotated.code);
  });
}
