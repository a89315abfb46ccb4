import type { CompanyDto } from '../src/contracts/settings/company.ts';
import type { CostsDto } from '../src/contracts/settings/costs.ts';
import type { MailSettingsDto } from '../src/contracts/settings/mail.ts';
import { costTable } from '../src/domain/simulator/cost-table.ts';
import { campaignTypes, platforms, regions } from '../src/domain/simulator/inputs.ts';
import { company as sample } from './company.ts';

/** Responses of the API to requests for settings. */

/** Returns the stored cost table; `min` replaces the lowest cost of YouTube. */
export const costs = (version: number, min = 0.01): CostsDto => ({
  version,
  origin: 'typed',
  createdAt: null,
  by: null,
  platforms: platforms.map((platform) => ({
    platform,
    unit: costTable[platform].unit,
    costs: regions.flatMap((country) =>
      campaignTypes.map((campaignType) => {
        const [low, high] = costTable[platform].costs[country][campaignType];
        return { country, campaignType, min: platform === 'youtube' && low === 0.01 ? min : low, max: high };
      }),
    ),
  })),
});
/** A company whose name and address of contact are placeholders. */
export const company: CompanyDto = {
  ...sample,
  version: 0,
  contactEmail: 'contact@example.com',
  name: '[COMPANY_NAME]',
  capital: '2500',
};
export const mail: MailSettingsDto = {
  version: 3,
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'agency',
  password: { set: true, hint: null },
  sender: '',
  notifyTo: '',
  notifyOf: ['leads'],
  notifyLocale: 'fr',
  perSecond: 5,
};
