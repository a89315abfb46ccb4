import type { CompanySettings } from '../src/domain/settings/company-settings.ts';

const inAll = (text: string) => ({ fr: text, en: text, es: text, pt: text });

/** A company whose data are complete, without a partnership and without a capital. */
export const company: CompanySettings = {
  brand: 'MDMC',
  contactEmail: 'bonjour@agence.fr',
  partnerUrl: '',
  name: 'Agence OÜ',
  legalForm: inAll('OÜ'),
  register: inAll('Äriregister'),
  registryCode: '12345678',
  vatNumber: 'EE123456789',
  address: 'Tallinn',
  director: 'La gérance',
  hostName: 'Hébergeur',
  hostAddress: 'Tallinn',
  phone: '+372 5555 0100',
  hostPhone: '+372 5555 0101',
  mediator: 'Médiateur, mediateur.example.org',
  spaceInvoicedBy: 'Google, Meta',
  fee: { kind: 'quote' },
  capital: '',
};
