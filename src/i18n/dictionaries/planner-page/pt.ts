import type { plannerPage as fr } from './fr.ts';

export const plannerPage = {
  meta: {
    title: 'Planejador de lançamento: qual sexta-feira escolher',
    description:
      'Compare as sextas-feiras de um mês para seu single, EP ou álbum: prazos, feriados, data-limite do Spotify e orçamento útil, com a base dos números.',
  },
  crumb: 'Planejador de lançamento',
  page: {
    title: 'Qual sexta-feira para o seu lançamento?',
    lead: 'Diga o que você lança, quando e onde. Comparamos as sextas-feiras, contamos os dias que faltam e dizemos se é melhor esperar.',
    open: 'Achar minha sexta-feira',
    note: 'Sem cadastro. Seu e-mail é opcional.',
    questions: 'Perguntas frequentes',
    noScript: 'O planejador precisa de JavaScript. Sem ele, escreva para nós: fazemos a conta para você.',
    contact: 'Fale com a gente',
  },
  faq: [
    {
      title: 'De onde vêm as notas?',
      text: 'Do calendário (feriados, fim de ano), dos prazos que distribuidoras e plataformas pedem e do preço habitual dos anúncios conforme o mês. Os lançamentos concorrentes entram quando uma base pública está conectada; sem isso, o resultado diz que não foram medidos.',
    },
    {
      title: 'Por que sempre uma sexta-feira?',
      text: 'Porque a indústria fez dela o dia mundial dos lançamentos, e as playlists de novidades são atualizadas nesse dia.',
    },
    {
      title: 'Quanto vale a pena gastar em anúncios?',
      text: '{planner.test} bastam para um teste. {spotify.minimum} ou mais dão resultados sólidos o bastante para decidir o próximo passo, mas os plays sozinhos não pagam o gasto. Zero também é uma resposta: o plano funciona sem anúncios.',
    },
    {
      title: 'O que acontece com minhas respostas?',
      text: 'Se você der seu e-mail, elas são guardadas com ele para que a agência possa responder. Sem e-mail, nada é guardado. A newsletter só é enviada se você marcar a caixa.',
    },
  ],
} satisfies typeof fr;
