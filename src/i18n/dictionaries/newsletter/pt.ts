import type { newsletter as fr } from './fr.ts';

/** The newsletter's mails, and the pages behind their links. */
export const newsletter: typeof fr = {
  asked: 'Um e-mail vai pedir que você confirme.',
  mail: {
    confirm: {
      subject: 'Confirme: a newsletter da {brand}',
      text: 'Você (ou outra pessoa) marcou “{sentence}” na {brand}.',
      button: 'Sim, eu quero',
      without:
        'Sem esse gesto, nenhuma outra mensagem desta newsletter será enviada, e a caixa será desmarcada em {hours} horas.',
      stranger: 'Não foi você? Não faça nada.',
    },
    stay: {
      subject: 'A newsletter da {brand}: continuamos?',
      text: 'Você a recebe desde {day}, e há {years} anos não temos notícias suas.',
      button: 'Sim, continuo',
      without: 'Sem resposta em {days} dias, paramos e apagamos seu endereço desta lista.',
    },
    stop: 'Não receber mais nada',
    privacy: 'Privacidade',
  },
  page: {
    confirm: {
      title: 'É você mesmo?',
      text: 'Um botão, e a newsletter chega a este endereço. Você pode parar com um clique.',
      button: 'Sim, eu quero',
      note: 'Abrir esta página não confirma nada: só o botão conta.',
      doneTitle: 'Anotado.',
      done: 'A newsletter chegará a este endereço.',
    },
    stay: {
      title: 'Continuamos?',
      text: 'Um botão, e a newsletter continua chegando a este endereço.',
      button: 'Sim, continuo',
      note: 'Abrir esta página não muda nada: só o botão conta.',
      doneTitle: 'Continuamos.',
      done: 'A newsletter continua chegando a este endereço.',
    },
    stop: {
      title: 'Parar a newsletter?',
      text: 'Seu endereço sai da lista, aqui e em nossas ferramentas conectadas.',
      button: 'Sim, parar',
      note: 'Guardamos por {years} anos a prova do seu acordo e do fim dele, sem seu endereço legível.',
      doneTitle: 'Feito.',
      done: 'Seu endereço sai da lista, aqui e em nossas ferramentas conectadas.',
    },
    articles: { confirm: 'O que publicamos', stop: 'Continuam aqui, sem informar e-mail' },
    stopLink: 'Parar a newsletter',
  },
};
