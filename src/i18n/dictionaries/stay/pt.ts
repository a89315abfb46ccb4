import type { stay as fr } from './fr.ts';

/** The question whether to keep a person's leads after three years: the mail, the page behind its link, and the notes of the lead. */
export const stay = {
  mail: {
    subject: '{brand}: guardamos o seu pedido?',
    text: 'Não temos notícias suas desde {day}. Você quer que guardemos o que nos confiou?',
    link: 'Sim: abra esta página até {until} e aperte o botão.\n{link}',
    without:
      'Não: você não precisa fazer nada. Sem resposta até essa data, os seus pedidos, os seus contatos e as nossas notas serão apagados, e não vamos perguntar de novo.',
  },
  page: {
    title: 'Guardamos o seu pedido?',
    text: 'Um botão, e o que você nos confiou fica por mais {years} anos. Sem resposta, apagamos.',
    button: 'Sim, guardar',
    note: 'Abrir esta página não muda nada: só o botão conta.',
    doneTitle: 'Anotado.',
    done: 'Guardamos o seu pedido por mais {years} anos. Você pode ler ou apagar quando quiser.',
  },
  notes: {
    asked: 'Pergunta enviada por e-mail: este pedido deve ser guardado?',
    answered: 'Respondeu sim ao e-mail: guardar este pedido.',
  },
} satisfies typeof fr;
