import type { reviewPage as fr } from './fr.ts';

/** The page with the form of a review, with or without an invitation. */
export const reviewPage = {
  meta: {
    title: 'Deixar uma avaliação',
    description:
      'Uma nota e algumas frases: o que funcionou e o que faltou. Uma pessoa lê cada avaliação, e nenhuma é deixada de fora por ser negativa.',
  },
  title: 'Deixar uma avaliação',
  lead: 'Conte o que funcionou e o que faltou. O próximo artista vai saber o que esperar.',
  invitation: {
    open: {
      title: 'Seu convite é válido',
      text: 'Você o recebeu porque trabalhamos juntos: sua avaliação vai levar a marca “{verified}”. Ele só funciona uma vez.',
    },
    used: {
      title: 'Este convite já foi usado',
      text: 'Uma avaliação foi escrita com ele. Você pode deixar outra aqui, sem a marca “{verified}”.',
    },
    expired: {
      title: 'Este convite expirou',
      text: 'Peça outro a {email} ou escreva aqui sem ele: sua avaliação não vai levar a marca “{verified}”.',
    },
    revoked: {
      title: 'Este convite foi cancelado',
      text: 'Ele não vale mais. Você pode escrever aqui sem ele: sua avaliação não vai levar a marca “{verified}”.',
    },
    unknown: {
      title: 'Este link não leva a nenhum convite',
      text: 'Confira se ele foi copiado por inteiro. Você também pode escrever aqui sem ele: sua avaliação não vai levar a marca “{verified}”.',
    },
    unchecked: {
      title: 'Seu convite será verificado no envio',
      text: 'Muitos links foram abertos a partir da sua conexão em pouco tempo. Se o seu for válido, sua avaliação vai levar a marca “{verified}”.',
    },
    none: {
      title: 'Sem convite',
      text: 'Sua avaliação não vai levar a marca “{verified}”, reservada às que vêm de um convite. Já trabalhamos juntos? Peça seu link a {email}.',
    },
  },
  written: {
    pending: {
      title: 'Sua avaliação está pendente',
      text: 'Ela será lida em até {days} dias. Você pode deixar outra aqui, sem a marca “{verified}”.',
    },
    approved: {
      title: 'Sua avaliação está publicada',
      text: 'Basta escrever para {email} para retirá-la.',
    },
    rejected: {
      title: 'Sua avaliação não foi publicada',
      text: 'Nosso motivo: {ground}. Uma dúvida, uma correção? Escreva para {email}.',
    },
    detail: 'Detalhe, como a agência escreveu: {detail}',
  },
  form: {
    title: 'Sua avaliação',
    required: 'A nota, o texto e o nome são obrigatórios.',
    rating: 'Sua nota',
    levels: ['Decepcionante', 'Regular', 'Razoável', 'Bom', 'Excelente'],
    noLevel: 'Escolha uma nota.',
    name: 'Nome',
    nameHint: 'Publicado só com o primeiro nome e uma inicial.',
    email: 'E-mail (opcional, nome@example.com)',
    emailHint:
      'Para escrevermos a você sobre esta avaliação ou informar o motivo de uma recusa. Ele nunca é mostrado.',
    message: 'O que você tem a dizer',
    messageHint: 'O projeto, o que funcionou, o que faltou.',
    experience: 'Mês da campanha (opcional)',
    experienceHint: 'Publicado ao lado da sua avaliação.',
    anyMonth: 'Não lembro',
    campaignPlatform: 'Plataforma da campanha (opcional)',
    campaignPlatformHint: 'Publicada ao lado da sua avaliação.',
    anyPlatform: 'Várias, ou não lembro',
    reward: 'Você recebeu algo em troca desta avaliação?',
    rewardHint:
      'Um desconto, um presente, um serviço gratuito. Sua resposta é publicada ao lado da avaliação.',
    rewards: { none: 'Não, nada', given: 'Sim' },
    privacy:
      'Sua nota, seu texto e seu nome abreviado serão publicados. Você pode pedir a retirada quando quiser.',
    privacyLink: 'Privacidade',
    trap: 'Não preencha este campo',
    send: 'Enviar minha avaliação',
    sending: 'Enviando…',
    success: 'Obrigado! Sua avaliação foi enviada e está aguardando moderação.',
    error: 'Ocorreu um erro. Tente de novo.',
    configError:
      'Erro de configuração do servidor: sua avaliação não foi enviada. O que você escreveu continua aqui.',
    invitationOver:
      'Este convite não é mais válido. Envie de novo: sua avaliação vai seguir sem a marca “{verified}”.',
  },
  next: {
    title: 'O que acontece com sua avaliação',
    steps: [
      {
        title: 'Ela é lida',
        text: 'Por uma pessoa da agência, que não muda uma palavra.',
      },
      {
        title: 'Ela é publicada',
        text: 'Seja qual for a nota. Uma recusa sempre tem um motivo: ele vai para o e-mail que você deixar; sem e-mail, o link do convite mostra.',
      },
      {
        title: 'Ela continua sua',
        text: 'Basta escrever para {email} para que ela seja retirada.',
      },
    ],
    method: 'Como verificamos as avaliações',
  },
  all: 'Ler todas as avaliações',
} satisfies typeof fr;
