import type { moderation as fr } from './fr.ts';

export const moderation = {
  decided: {
    approved: 'Esta avaliação já foi aprovada por {by}.',
    rejected: 'Esta avaliação já foi rejeitada por {by}.',
    pending: 'Nesse meio-tempo, esta avaliação voltou para pendentes.',
    gone: 'uma conta excluída',
  },
  rejection: {
    subject: 'Sua avaliação não foi publicada',
    lines: [
      'Olá,',
      'Em {date}, você deixou uma avaliação no site da {brand}. Nós a lemos e não a publicamos.',
      'Nosso motivo: {ground}.',
      // Left out when the moderator wrote nothing more.
      'Detalhe, como a agência escreveu: {detail}',
      'Uma dúvida, uma correção? Escreva para {contact}. Se você não deixou nenhuma avaliação, pode ignorar esta mensagem.',
      '{brand}',
    ],
  },
  /** The message with the link of an invitation; each line becomes a paragraph. */
  invitation: {
    subject: 'Sua avaliação da campanha com a {brand}',
    lines: [
      'Olá, {client},',
      'Sua campanha com a {brand} ajudou? Conte, seja bom ou ruim: publicamos as avaliações como são escritas.',
      '{link}',
      'Este link funciona uma única vez, até {day}.',
    ],
    rewards: {
      none: 'Não damos nada em troca.',
      given: 'Damos algo em troca: sua avaliação terá a menção “Com algo em troca”.',
    },
    foot: ['Prefere não responder? Ignore esta mensagem. Alguma dúvida? {contact}.', '{brand}'],
  },
} satisfies typeof fr;
