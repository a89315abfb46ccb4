import { expect, it } from 'vitest';
import { ContactFields } from '../contracts/leads/contact.ts';
import { CompanySettings } from '../domain/settings/company-settings.ts';
import { adminLeads } from './dictionaries/admin-leads/fr.ts';
import { adminSettings } from './dictionaries/admin-settings/fr.ts';

/** Other screens show name and address as the lead's own. */
const shownElsewhere = ['name', 'email'];

it('labels each field of the contact form in the detail of a lead', () => {
  const fields = ContactFields.keyof().options.filter((field) => !shownElsewhere.includes(field));
  expect(Object.keys(adminLeads.fields)).toEqual(expect.arrayContaining(fields));
});

it('labels each field of the company in its form, whose words the audit log shows', () => {
  expect(Object.keys(adminSettings.company.fields)).toEqual(
    expect.arrayContaining(CompanySettings.keyof().options),
  );
});
