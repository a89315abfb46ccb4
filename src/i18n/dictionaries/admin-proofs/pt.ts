import type { adminProofs as fr } from './fr.ts';

/** The proofs of cookie choices, in the back office. The words of columns and answers are also those of the file. */
export const adminProofs = {
  rates: {
    title: 'Primeiras respostas que aceitam a publicidade',
    period: 'Período',
    periods: { 12: '12 semanas', 53: '1 ano' },
    week: 'Semana de {day}: {what}',
    rate: '{rate}, de {low} a {high}',
    few: {
      one: '{count} resposta: pouco para uma taxa',
      other: '{count} respostas: pouco para uma taxa',
    },
    newText: 'A partir daqui, o texto {version}',
    thisWeek: 'esta sem.',
    note: 'Os traços dão o intervalo de {confidence}. Uma barra pontilhada: o texto do aviso mudou.',
  },
  sums: {
    title: 'No período',
    shown: 'Aviso mostrado',
    answers: 'Respostas',
    ignored: '{rate}; os outros o ignoram',
    accept: 'Aceitam',
    all: 'Tudo',
    texts: 'Por versão do texto',
    since: 'desde a semana de {day}',
    outside:
      'O aviso conta uma vez por visita, sem identificar ninguém. Quem pede para não ser rastreado não é contado.',
    objected: {
      one: '{count} resposta com Global Privacy Control fica fora da conta.',
      other: '{count} respostas com Global Privacy Control ficam fora da conta.',
    },
  },
  list: 'Provas',
  filter: {
    search: 'Número de uma prova',
    choice: 'Escolha',
    choices: { all: 'Todas', marketing: 'Publicidade', withdrawn: 'Retiradas' },
    language: 'Idioma',
    allLanguages: 'Todos os idiomas',
    clear: 'Mostrar tudo',
  },
  columns: {
    at: 'Data',
    id: 'Prova',
    language: 'Idioma',
    text: 'Texto',
    analytics: 'Métricas de audiência',
    marketing: 'Publicidade',
    replaced: 'Substituída',
  },
  answers: { accepted: 'aceita', refused: 'recusada', withdrawn: 'retirada', objected: 'recusada (GPC)' },
  file: {
    action: 'CSV',
    name: 'Provas de consentimento',
    done: 'Arquivo salvo.',
    at: 'Data (horário de Paris)',
    functional: 'Funcionais',
    withdrawn: 'Publicidade retirada depois',
    yes: 'sim',
    no: 'não',
  },
  empty: { title: 'Nenhuma prova', text: 'A primeira chega com a primeira resposta ao aviso de cookies.' },
  none: { title: 'Nenhuma prova corresponde', text: 'Tente outro número, outra escolha ou outro idioma.' },
  note: 'Nada aqui identifica ninguém. As provas são guardadas por cinco anos e depois apagadas. O visitante pode guardar um recibo assinado.',
  check: 'Conferir um recibo',
} satisfies typeof fr;
