import { expect, it } from 'vitest';
import { ContactFields } from '../contracts/leads/contact.ts';
import { CompanySettings } from '../domain/settings/company-settings.ts';
import { adminAudit } from './dictionaries/admin-audit/fr.ts';
import { adminLeads } from './dictionaries/admin-leads/fr.ts';

/** Other screens show name and address as the lead's own. */
const shownElsewhere = ['name', 'email'];

it('labels each field of the contact form in the detail of a lead', () => {
  const fields = ContactFields.keyof().options.filter((field) => !shownElsewhere.includes(field));
  expect(Object.keys(adminLeads.fields)).toEqual(expect.arrayContaining(fields));
});

it('labels each field of the company in the audit log', () => {
  expect(Object.keys(adminAudit.fields)).toEqual(expect.arrayContaining(CompanySettings.keyof().options));
});
