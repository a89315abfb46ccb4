import type { adminQuestions as french } from './fr.ts';

export const adminQuestions: typeof french = {
  title: 'Perguntas guardadas',
  text: 'O que visitantes perguntaram sem obter uma resposta segura e deixaram você guardar: sem nome, por um ano. As que têm as mesmas palavras aparecem juntas.',
  none: 'Nenhuma por enquanto. Elas vêm da busca do site, quando ela não encontra uma resposta segura e a pessoa aceita.',
  columns: {
    question: 'Pergunta',
    count: 'Vezes',
    last: 'Última',
    now: 'Hoje',
    actions: 'Ações',
  },
  others: {
    one: 'e mais {count} formulação',
    other: 'e mais {count} formulações',
  },
  now: {
    answer: 'Responde a partir de agora: {title}',
    near: 'Trechos próximos: {titles}',
    none: 'Sem resposta',
  },
  acts: {
    create: 'Criar uma pergunta',
    wording: 'Outra formulação',
    synonym: 'Sinônimo',
    remove: 'Apagar',
  },
  actsOf: {
    create: 'Criar uma pergunta: {question}',
    wording: 'Outra formulação de um trecho: {question}',
    synonym: 'Sinônimo: {question}',
    remove: 'Apagar: {question}',
  },
  added: 'Adicionado ao rascunho. Complete e publique.',
  wordingTitle: 'Outra formulação de um trecho',
  wordingText: 'A busca dará este trecho quando alguém perguntar:',
  passage: 'Trecho',
  near: 'Próximos',
  all: 'Todas as páginas',
  add: 'Adicionar ao rascunho',
  synonymTitle: 'Palavras que querem dizer o mesmo',
  words: 'Palavras iguais',
  wordsHint:
    'Separadas pelo sinal de igual: anúncio = publicidade. Nenhum grupo junta duas coisas que um artista distingue.',
  removeTitle: 'Apagar estas perguntas',
  ask: 'Apagar “{question}” e suas outras formulações? A mesma pergunta pode voltar.',
  removed: 'Perguntas apagadas.',
  searches: {
    title: 'O que a busca encontrou',
    text: 'Por semana, em doze semanas, todos os idiomas: totais por dia, nada das perguntas. Não são contadas as visitas que recusam a medição nem as que não têm script.',
    columns: {
      week: 'Semana de',
      all: 'Buscas',
      answer: 'Resposta',
      near: 'Trechos próximos',
      none: 'Nada',
      share: 'Sem resposta',
      verdict: 'Sim / Não',
      next: 'Próximo passo aberto',
    },
  },
};
