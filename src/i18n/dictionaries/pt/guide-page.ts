/** The texts around a guide. */
export const guidePage = {
  contents: 'Sumário',
  updated: 'Atualizado em {date}',
  takeaways: 'O essencial',
  steps: 'O plano, passo a passo',
  faq: 'Perguntas frequentes',
  note: 'Bom saber',
  /** The origin of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Segundo {source}, verificado em {date}. Vale o que está na página indicada.',
    /** A stored copy of the page was read. */
    datedCopy: 'Fonte: {source}, página de {month}, verificada em uma cópia em {date}.',
    undatedCopy: 'Fonte: {source}, página verificada em {date} em uma cópia sem data.',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'Os números deste guia são médias de mercado e parâmetros de trabalho. Nenhum é uma promessa de resultado.',
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
