import type { CompanyFacts } from '../contracts/site.ts';

/**
 * Legal form, register, capital (whole euros) and fee of the site's publisher, until others are saved in the back office.
 */
export const companyDefaults: Pick<CompanyFacts, 'legalForm' | 'register' | 'capital' | 'fee'> = {
  legalForm: {
    fr: 'société à responsabilité limitée de droit estonien (osaühing, OÜ)',
    en: 'an Estonian private limited company (osaühing, OÜ)',
    es: 'sociedad de responsabilidad limitada de derecho estonio (osaühing, OÜ)',
    pt: 'sociedade limitada de direito estoniano (osaühing, OÜ)',
  },
  register: {
    fr: 'Registre du commerce estonien (Äriregister)',
    en: 'Estonian commercial register (Äriregister)',
    es: 'Registro mercantil de Estonia (Äriregister)',
    pt: 'Registro comercial da Estônia (Äriregister)',
  },
  capital: '2500',
  fee: { kind: 'missing' },
};
