/** The texts around a guide. */
export const guidePage = {
  updated: 'Atualizado em {date}',
  takeaways: 'O essencial',
  steps: 'O plano, passo a passo',
  faq: 'Perguntas frequentes',
  note: 'Bom saber',
  /** The source of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Fonte: {source}, consultada em {date}.',
    /** Shown if a stored copy of the page was read. */
    datedCopy: 'Fonte: {source}, página {ofMonth}, consultada em {date} (arquivo).',
    undatedCopy: 'Fonte: {source}, consultada em {date} (arquivo).',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'As médias e os patamares deste guia são da agência, salvo indicação de outra fonte. Nenhum é uma promessa de resultado. Uma fonte marcada como “arquivo” foi lida em uma cópia salva; vale a página original.',
  /** Shown before the terms of the agency's fee: the costs that a calculator includes, and those that all guides include. */
  fee: {
    budget: 'Essa verba é só de publicidade.',
    total: 'Conte também no gasto os honorários da agência, se ela conduzir a campanha.',
    adSpend: 'O gasto é só o da publicidade, sem honorários.',
    guides: 'As verbas dos guias são só de publicidade.',
  },
  call: {
    title: 'Prefere fazer a conta com a gente?',
    text: 'Diga qual é a música, o público e a verba. Respondemos por escrito ou em uma ligação de {agency.call}.',
    action: 'Fale com a gente',
    audit: 'Auditoria de KPI gratuita',
    book: 'Agendar uma ligação',
    newTab: '(nova aba)',
  },
  next: 'Próximo guia',
  all: 'Todos os guias',
};
