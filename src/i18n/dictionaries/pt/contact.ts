import type { contact as fr } from '../fr/contact.ts';

/** The contact form. */
export const contact = {
  name: 'Nome',
  email: 'E-mail',
  platform: 'Plataforma',
  choosePlatform: 'Escolha uma plataforma',
  platforms: { youtube: 'YouTube', meta: 'Meta (Facebook, Instagram)', tiktok: 'TikTok' },
  message: 'Mensagem',
  messageHint: 'O link da música, a data de lançamento, o que você espera da campanha.',
  required: 'Todos os campos são obrigatórios.',
  send: 'Enviar',
  sending: 'Enviando…',
  success: 'Mensagem enviada!',
  error: 'Ocorreu um erro. Tente de novo.',
  book: 'Agendar uma ligação',
  bookPlatform: 'Agendar uma ligação sobre {platform}',
  newTab: '(nova aba)',
  privacy: 'O que você escreve aqui serve para responder a você, e para mais nada.',
  privacyLink: 'Privacidade',
  trap: 'Não preencha este campo',
} satisfies typeof fr;
