import type { moderation as fr } from '../fr/moderation.ts';

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
      'Em {date}, você deixou uma avaliação no site de {brand}. Nós a lemos e não a publicamos.',
      'Nosso motivo: {reason}',
      'Uma dúvida, uma correção? Escreva para {contact}. Se você não deixou nenhuma avaliação, pode ignorar esta mensagem.',
      '{brand}',
    ],
  },
} satisfies typeof fr;
