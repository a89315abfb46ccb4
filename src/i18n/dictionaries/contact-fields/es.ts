import type { contactFields as fr } from './fr.ts';

/** The typed fields of the contact form, in its order. */
export const contactFields = {
  /** In the form, and on the page of a lead in the back office. */
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    platform: 'Plataforma',
    message: 'Mensaje',
  },
  /** In the list of the privacy page. */
  stored: {
    name: 'tu nombre',
    email: 'tu correo electrónico',
    platform: 'la plataforma elegida',
    message: 'tu mensaje',
  },
  /** The sentence above the form. */
  required: 'Todos los campos son obligatorios.',
} satisfies typeof fr;
