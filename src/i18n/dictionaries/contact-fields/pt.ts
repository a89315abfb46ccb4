import type { contactFields as fr } from './fr.ts';

/** The typed fields of the contact form, in its order. */
export const contactFields = {
  /** In the form, and on the page of a lead in the back office. */
  labels: {
    name: 'Nome',
    email: 'E-mail',
    platform: 'Plataforma',
    message: 'Mensagem',
  },
  /** In the list of the privacy page. */
  stored: {
    name: 'seu nome',
    email: 'seu e-mail',
    platform: 'a plataforma escolhida',
    message: 'sua mensagem',
  },
  /** The sentence above the form. */
  required: 'Todos os campos são obrigatórios.',
} satisfies typeof fr;
