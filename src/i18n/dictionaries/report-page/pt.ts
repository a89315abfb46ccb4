import type { reportPage as fr } from './fr.ts';

export const reportPage: typeof fr = {
  title: 'Denunciar um conteúdo',
  description:
    'Uma avaliação, um depoimento ou uma página contém algo ilegal? Denuncie sem conta: decisão em até {days} dias.',
  lead: 'Uma avaliação, um depoimento, uma página: conte o que não é legal.',
  leadReceipt: 'A confirmação sai na hora.',
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
    contactHint: 'Opcionais para a proteção de crianças e a acessibilidade.',
    goodFaith: 'Denuncio de boa-fé, e o que escrevo é exato e completo.',
    trap: 'Deixe este campo vazio',
  },
  send: 'Enviar a denúncia',
  secret: 'Seu nome não é informado ao autor.',
  privacy: 'Privacidade',
  sent: {
    title: 'Denúncia nº {number} recebida.',
    receipt: 'A confirmação acabou de sair para o endereço que você deixou.',
    text: 'Se você deixou um endereço, terá uma decisão, com o motivo, em até {days} dias.',
    again: 'Denunciar outra coisa',
  },
  next: {
    title: 'O que acontece depois',
    receipt: { title: 'Na hora', text: 'Um e-mail com o número da sua denúncia.' },
    steps: [
      { title: 'Um dia útil', text: 'Uma pessoa lê. Quatro horas para a proteção de crianças.' },
      {
        title: 'Sete dias',
        text: 'Uma decisão, com o motivo, para você e para o autor de uma avaliação retirada ou encurtada.',
      },
      { title: 'Seis meses', text: 'O prazo para contestar, uma vez. Outra pessoa decide, se houver.' },
    ],
    note: 'Sem conta. Seus dados de contato são apagados um ano depois do encerramento.',
  },
  barrier: {
    title: 'Avisar de um problema de acessibilidade',
    description: 'Uma página atrapalha você? Diga qual, sem conta: resposta em até {days} dias.',
    lead: 'Uma página atrapalha você, pelo teclado, pelo leitor de tela ou de outra forma: diga qual e como.',
    explanation: 'O que atrapalha, e com qual aparelho ou programa',
    contactHint: 'Opcionais; sem e-mail, não podemos responder a você.',
    send: 'Enviar',
    secret: 'Seus dados de contato só servem para responder a você.',
    other: 'Denunciar um conteúdo ilegal',
    sent: 'Se você deixou um endereço, terá uma resposta em até {days} dias.',
    receipt: {
      title: 'Na hora',
      text: 'Um e-mail com o número da sua mensagem, se você deixar um endereço.',
    },
    steps: [
      {
        title: 'Sete dias',
        text: 'Uma resposta nesse endereço: o que foi corrigido, ou para quando está previsto, e outra forma de conseguir o que você procurava.',
      },
      {
        title: 'Se a resposta não resolver',
        text: 'Você pode recorrer ao Défenseur des droits francês; a declaração de acessibilidade diz como.',
      },
    ],
    statement: 'Declaração de acessibilidade',
  },
};
