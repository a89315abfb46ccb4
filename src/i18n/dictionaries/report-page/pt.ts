import type { reportPage as fr } from './fr.ts';

export const reportPage: typeof fr = {
  title: 'Denunciar um conteúdo',
  description:
    'Uma avaliação, um depoimento ou uma página contém algo ilegal? Denuncie sem conta: confirmação imediata e decisão em até {days} dias.',
  lead: 'Uma avaliação, um depoimento, uma página: conte o que não é legal. A confirmação sai na hora.',
  link: 'Denunciar',
  linkOf: 'Denunciar a avaliação de {name}',
  linkTestimonial: 'Denunciar o depoimento de {name}',
  subject: {
    label: 'O que você denuncia',
    review: 'Uma avaliação, na página de avaliações.',
    testimonial: 'Um depoimento, na página de avaliações.',
    page: 'Uma página.',
    other: 'Denunciar outra coisa',
  },
  fields: {
    address: 'Endereço exato da página',
    addressHint: 'Copie da barra do navegador.',
    reason: 'Por quê',
    explanation: 'O que não é legal, e onde',
    explanationHint: 'Pelo menos {least} caracteres.',
    name: 'Nome',
    email: 'E-mail (nome@example.com)',
    contactHint: 'Opcionais somente para a proteção de crianças.',
    goodFaith: 'Denuncio de boa-fé, e o que escrevo é exato e completo.',
    trap: 'Deixe este campo vazio',
  },
  send: 'Enviar a denúncia',
  secret: 'Seu nome não é informado ao autor.',
  privacy: 'Privacidade',
  sent: {
    title: 'Denúncia nº {number} recebida.',
    text: 'Se você deixou um endereço, a confirmação acabou de sair. Você terá uma decisão, com o motivo, em até {days} dias.',
    again: 'Denunciar outra coisa',
  },
  next: {
    title: 'O que acontece depois',
    steps: [
      { title: 'Na hora', text: 'Um e-mail com o número da sua denúncia.' },
      { title: 'Um dia útil', text: 'Uma pessoa lê. Quatro horas para a proteção de crianças.' },
      {
        title: 'Sete dias',
        text: 'Uma decisão, com o motivo, para você e para o autor de uma avaliação retirada.',
      },
      { title: 'Seis meses', text: 'O prazo para contestar, uma vez. Outra pessoa decide, se houver.' },
    ],
    note: 'Sem conta. Seus dados de contato são apagados um ano depois do encerramento.',
  },
};
