import type { adminLeads as fr } from '../fr/admin-leads.ts';

export const adminLeads = {
  title: 'Contactos',
} satisfies typeof fr;
