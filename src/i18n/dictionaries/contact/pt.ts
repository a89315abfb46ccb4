import { contactFields } from '../contact-fields/pt.ts';
import type { contact as fr } from './fr.ts';

/** The contact form. */
export const contact = {
  ...contactFields.labels,
  /** With an example of the expected form (RGAA 11.10). */
  email: 'E-mail (nome@example.com)',
  required: contactFields.required,
  platforms: {
    unknown: 'Não sei',
    youtube: 'YouTube',
    meta: 'Meta (Facebook, Instagram)',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
  messageHint: 'O link da música, a data de lançamento, o que você espera da campanha.',
  reply: 'Resposta antes de {day}, {hour} (horário de Paris).',
  send: 'Enviar',
  sending: 'Enviando…',
  success: 'Mensagem enviada!',
  /** Stays below the form after the success message, until the next input. `{time}`: of the visitor's clock. */
  sentAt: 'Mensagem enviada às {time}.',
  error: 'Ocorreu um erro. Tente de novo.',
  book: 'Agendar uma ligação',
  bookPlatform: 'Agendar uma ligação sobre {platform}',
  newTab: '(nova aba)',
  /** The progress of a booking, on this page and on the landing pages. */
  booking: {
    opening: 'Abrindo o calendário…',
    newTab: 'O calendário foi aberto em uma nova aba.',
    refused: 'Seu navegador bloqueou a aba.',
    follow: 'Abrir o calendário',
  },
  /** The notice beside a form with which a call can be booked. */
  thirdParty:
    'Ao agendar, seu nome e seu e-mail vão para a agência e para o calendário, um serviço de terceiros que só carrega nessa hora.',
  privacy: 'Serve para responder a você e preparar um orçamento.',
  privacyLink: 'Privacidade',
  trap: 'Não preencha este campo',
} satisfies typeof fr;
