import type { reportMails as fr } from './fr.ts';

export const reportMails: typeof fr = {
  receipt: {
    subject: 'Denúncia nº {number} recebida · {brand}',
    lines: [
      'Olá,',
      'Recebemos sua denúncia nº {number}: {reason}.',
      'Conteúdo denunciado: {address}',
      'Uma pessoa lê em um dia útil (quatro horas para a proteção de crianças). Você terá uma decisão, com o motivo, em até {days} dias. Nenhum programa decide.',
      'Algo a acrescentar? Escreva para {contact} e informe o número. Seus dados de contato são apagados um ano depois do encerramento. Se você não denunciou nada, ignore esta mensagem.',
      '{brand}',
    ],
  },
  question: {
    subject: 'Uma pergunta sobre sua denúncia nº {number} · {brand}',
    lines: [
      'Olá,',
      'Para decidir sobre sua denúncia nº {number}, falta uma resposta:',
      '{words}',
      'Responda para {contact} e informe o número. Sem resposta em {days} dias, decidiremos com o que temos.',
      '{brand}',
    ],
  },
  decision: {
    subject: 'Nossa decisão sobre sua denúncia nº {number} · {brand}',
    lines: [
      'Olá,',
      'Examinamos sua denúncia nº {number}. {outcome}',
      'Nosso motivo, em nossas palavras: {words}',
      'A decisão foi tomada por uma pessoa, sem nenhum programa.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      removed: 'O conteúdo foi retirado.',
      hidden: 'O conteúdo foi ocultado.',
      shortened: 'O trecho em questão foi retirado.',
      cuts: 'Os trechos em questão foram retirados.',
      kept: 'O conteúdo continua no ar.',
      restored: 'A primeira decisão foi anulada: o conteúdo foi restabelecido.',
      absent: 'Ela não foi aceita; o conteúdo não está mais no ar, por outro motivo.',
    },
  },
  statement: {
    measures: {
      removed: {
        subject: 'Sua avaliação foi retirada · {brand}',
        done: 'Sua avaliação de {date} foi retirada do site da {brand}, em todos os países e sem limite de tempo (decisão nº {number}).',
      },
      shortened: {
        subject: 'Um trecho da sua avaliação foi retirado · {brand}',
        done: 'Um trecho da sua avaliação de {date} foi retirado do site da {brand}, em todos os países e sem limite de tempo (decisão nº {number}). O resto da avaliação e a nota continuam publicados: “[…]” substitui o trecho, com a menção “Excerto”, em {page}',
      },
      cuts: {
        subject: 'Trechos da sua avaliação foram retirados · {brand}',
        done: 'Alguns trechos da sua avaliação de {date} foram retirados do site da {brand}, em todos os países e sem limite de tempo (decisão nº {number}). O resto da avaliação e a nota continuam publicados: “[…]” substitui cada trecho, com a menção “Excerto”, em {page}',
      },
    },
    lines: [
      'Olá,',
      '{done}',
      '{passages}',
      'Os fatos, nas palavras da agência: {words}',
      'O motivo: {ground}. {basis}',
      'A causa foi uma denúncia. Nenhum programa serviu para encontrar a avaliação nem para decidir: a decisão foi tomada por uma pessoa.',
      '{ways}',
      '{brand}',
    ],
    passages: { one: 'O trecho retirado: {quoted}', other: 'Os trechos retirados: {quoted}' },
    quoted: '“{passage}”',
    law: 'Isso é contrário à lei: {law}.',
    terms: 'Isso é contrário às nossas condições de uso, capítulo “Moderação”: {page}',
  },
  reviewed: {
    subject: 'Decisão revista sobre sua avaliação · {brand}',
    lines: [
      'Olá,',
      'A decisão nº {number} sobre sua avaliação de {date} foi contestada, e nós a revimos. {outcome}',
      'Nosso motivo, em nossas palavras: {words}',
      'A decisão foi tomada por uma pessoa, sem nenhum programa.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      restored: 'Sua avaliação está no ar novamente.',
      absent: 'Ela foi anulada, mas sua avaliação não está no ar, por outro motivo.',
      removed: 'Sua avaliação continua retirada. O motivo: {ground}. {basis}',
      whole: 'Sua avaliação está publicada por inteiro novamente.',
      shortened: 'O trecho continua retirado. O motivo: {ground}. {basis}',
      cuts: 'Os trechos continuam retirados. O motivo: {ground}. {basis}',
    },
  },
  ways: 'Não concorda? Escreva para {contact} até {day} e informe o número: outra pessoa, se houver, revê a decisão uma vez, sem custo. Você também pode recorrer a um organismo certificado de resolução extrajudicial de litígios (artigo {article} do Regulamento (UE) {law}) ou a um tribunal.',
  lastWays:
    'Esta é a segunda decisão. Você ainda pode recorrer a um organismo certificado de resolução extrajudicial de litígios (artigo {article} do Regulamento (UE) {law}) ou a um tribunal.',
  barrier: {
    receipt: {
      subject: 'Problema de acessibilidade nº {number} recebido · {brand}',
      lines: [
        'Olá,',
        'Recebemos sua mensagem nº {number} sobre acessibilidade.',
        'Página: {address}',
        'Você terá uma resposta em até {days} dias: o que foi corrigido, ou para quando está previsto, e outra forma de conseguir o que você procurava.',
        'Algo a acrescentar? Escreva para {contact} e informe o número. Seus dados de contato são apagados um ano depois do encerramento. Se você não escreveu nada, ignore esta mensagem.',
        '{brand}',
      ],
    },
    answer: {
      subject: 'Nossa resposta sobre acessibilidade, nº {number} · {brand}',
      lines: [
        'Olá,',
        'Sua mensagem nº {number} sobre acessibilidade: {outcome}',
        '{words}',
        'A resposta não resolve? Escreva para {contact} e informe o número. Você também pode recorrer ao Défenseur des droits francês: {appeal}',
        '{brand}',
      ],
    },
    outcomes: { mended: 'o problema foi corrigido.', kept: 'a página não muda por enquanto.' },
  },
};
