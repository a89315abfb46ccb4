import type { accessibility as fr } from './fr.ts';

/** The accessibility statement, in the order of the official template. */
export const accessibility = {
  meta: {
    title: 'Declaração de acessibilidade',
    description:
      'A conformidade do site com a norma francesa RGAA, por uma auditoria pública: o que é cumprido, o que não é e o que falta verificar.',
  },
  crumb: 'Acessibilidade',
  title: 'Declaração de acessibilidade',
  lead: 'Uma declaração voluntária. Dizemos o que funciona, o que não funciona e o que ninguém verificou ainda.',
  /** The state under the law, then why. */
  states: {
    full: 'Totalmente conforme com o RGAA {rgaa}',
    partial: 'Parcialmente conforme com o RGAA {rgaa}',
    below: 'Não conforme com o RGAA {rgaa}',
    unfinished: 'Não conforme com o RGAA {rgaa}: auditoria em andamento',
    expired: 'Não conforme com o RGAA {rgaa}: auditoria vencida',
  },
  /** `{rate}` is the share of the decided, applicable criteria. */
  results: {
    finished:
      '{respected} dos {applicable} critérios aplicáveis são cumpridos, em todas as páginas da amostra.',
    unfinished:
      '{respected} dos {applicable} critérios aplicáveis ou por verificar são cumpridos, em todas as páginas da amostra. Enquanto houver um critério por verificar, o estado continua “não conforme”, sejam quais forem os outros.',
    audit: 'Auditoria interna de {day}, válida até {until}.',
  },
  legend: {
    C: { one: '{count} cumprido', other: '{count} cumpridos' },
    NC: { one: '{count} não cumprido', other: '{count} não cumpridos' },
    NA: { one: '{count} não aplicável', other: '{count} não aplicáveis' },
    NT: { one: '{count} por verificar', other: '{count} por verificar' },
  },
  order: '{count} critérios, na ordem da norma',
  commitment: {
    title: 'Compromisso',
    text: 'A {name} se compromete a tornar seu site acessível, conforme o artigo 47 da lei francesa nº 2005-102, de 11 de fevereiro de 2005.',
    scope:
      'Esta declaração se aplica a {site}, incluindo as páginas de lançamento. Ela não cobre o painel de administração, reservado à agência.',
  },
  state: {
    title: 'Estado de conformidade',
    text: {
      full: '{site} é totalmente conforme com a norma francesa de acessibilidade RGAA, versão {rgaa}.',
      partial:
        '{site} é parcialmente conforme com a norma francesa de acessibilidade RGAA, versão {rgaa}, por causa das falhas listadas abaixo.',
      below:
        '{site} não é conforme com a norma francesa de acessibilidade RGAA, versão {rgaa}, por causa das falhas listadas abaixo.',
      unfinished:
        '{site} não é conforme com a norma francesa de acessibilidade RGAA, versão {rgaa}: a auditoria não terminou.',
      expired:
        '{site} não é conforme com a norma francesa de acessibilidade RGAA, versão {rgaa}: a auditoria não está mais em vigor.',
    },
    tests: 'Resultados dos testes',
    rate: 'A auditoria interna mostra que {rate}% dos critérios aplicáveis são cumpridos; um critério por verificar conta como não cumprido.',
  },
  content: {
    title: 'Conteúdo não acessível',
    defects: 'Falhas',
    lead: 'Cada defeito tem seu plano e uma data.',
    none: 'A auditoria não encontrou falhas.',
    columns: { criterion: 'Critério', note: 'O que atrapalha', due: 'Corrigido antes de' },
    meanwhile: 'Enquanto isso: {text}',
    plan: 'Previsto: {text}',
    pages: 'Páginas: {names}.',
    untested: 'Ainda não verificado',
    exemptions: 'Exceções por ônus desproporcional',
    noExemption: 'Nenhuma.',
    others: 'Conteúdo fora da obrigação de acessibilidade',
    othersText:
      'Os players de música e de vídeo e a agenda de reservas de terceiros, carregados só quando você pede, e o texto das avaliações como seus autores escreveram.',
  },
  made: {
    title: 'Como esta declaração foi feita',
    text: 'Esta declaração foi feita em {day}.',
    by: 'A auditoria foi feita por:',
    technologies: 'Tecnologias usadas',
    environment: 'Ambiente de teste',
    tools: 'Ferramentas usadas',
    pages: 'Páginas verificadas',
    sample:
      'As páginas de lançamento são verificadas com um exemplo de cada modelo, e o formulário de lembrete com o de um álbum.',
  },
  contact: {
    title: 'Comentários e contato',
    text: 'Uma página atrapalha você? Diga qual: você terá uma resposta em sete dias e outra forma de conseguir o que procurava.',
    action: 'Avisar de um problema de acessibilidade',
    mail: 'Ou por e-mail:',
  },
  appeal: {
    title: 'Vias de recurso',
    text: 'Se você nos avisou de um defeito que impede o acesso a um conteúdo ou a um serviço e a resposta não resolveu, pode recorrer ao Défenseur des droits francês:',
    message: 'enviar uma mensagem',
    delegate: 'encontrar o delegado mais próximo',
    post: 'pelo correio, grátis e sem selo: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
  criteria: {
    title: 'Os {count} critérios, um por um',
    text: 'O enunciado é o da norma oficial, em francês (DINUM, Licence Ouverte 2.0). O texto francês prevalece.',
    topics: [
      'Imagens',
      'Quadros',
      'Cores',
      'Multimídia',
      'Tabelas',
      'Links',
      'Scripts',
      'Elementos obrigatórios',
      'Estrutura da informação',
      'Apresentação da informação',
      'Formulários',
      'Navegação',
      'Consulta',
    ],
    states: { C: 'Cumprido', NC: 'Não cumprido', NA: 'Não aplicável', NT: 'Por verificar' },
    how: { test: 'por um programa', hand: 'lendo as páginas', both: 'por um programa e lendo' },
  },
} satisfies typeof fr;
