import type { adminShared as fr } from './fr.ts';

/** Texts of parts that several sections show: lists, the quarantine, a password and its code. */
export const adminShared = {
  filters: {
    more: { none: 'Mais filtros', one: 'Mais filtros (1 ativo)', many: 'Mais filtros ({count} ativos)' },
    few: { none: 'Filtros', one: 'Filtros (1)', many: 'Filtros ({count})' },
  },
  sort: 'Ordenar',
  quarantine: {
    tab: 'Separados',
    title: 'Envios separados',
    about:
      'Estes envios parecem spam: não são transmitidos, contados nem exportados. Recupere os de uma pessoa real; os demais são excluídos após 30 dias.',
    none: 'Nada foi separado nos últimos 30 dias.',
    review: 'Avaliação',
    rating: '{rating} de 5',
    arrived: 'Recebido',
    expires: 'excluído em',
    signs: {
      trap: 'o campo oculto estava preenchido',
      speed: 'o formulário foi preenchido em menos de um segundo',
    },
    release: 'Recuperar',
    releaseOf: 'Recuperar o envio de {name}',
    released: {
      leads: 'Recuperado: {name} é um novo lead.',
      reviews: 'Recuperado: a avaliação de {name} aguarda uma decisão.',
    },
  },
  showPassword: 'Mostrar a senha',
  wait: { text: 'Tentativas demais. Tente de novo em {time}.', over: 'Você já pode tentar de novo.' },
  currentPassword: 'Senha atual',
  anyCode: 'Código do aplicativo ou de recuperação',
} satisfies typeof fr;
