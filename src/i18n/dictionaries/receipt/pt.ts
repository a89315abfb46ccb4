import type { receipt as fr } from './fr.ts';

/** The page on which a visitor checks the receipt of a cookie choice. */
export const receipt = {
  title: 'Conferir um recibo de cookies',
  description:
    'O recibo de uma escolha de cookies prova o que você leu e respondeu. Solte-o aqui para conferir.',
  steps: [
    'O recibo é baixado nas configurações de cookies, depois de uma escolha.',
    'Ele diz o que lhe foi perguntado, o que você respondeu e até quando.',
    'Solte o arquivo aqui: nosso servidor confere a assinatura e não guarda nada dele.',
  ],
  choose: 'Escolher o recibo',
  checking: 'Conferindo…',
  states: {
    valid: 'Recibo autêntico. Esta escolha vale até {until}.',
    replaced: 'Recibo autêntico. Esta escolha foi substituída em {replaced}.',
    ended: 'Recibo autêntico. Esta escolha terminou em {until}: a pergunta é feita de novo.',
    erased: 'Recibo autêntico. A prova foi apagada aqui depois de cinco anos.',
  },
  altered: 'Este recibo não foi assinado por este site, ou foi alterado depois.',
  unreadable: 'Este arquivo não é um recibo de cookies.',
  failed: 'Não foi possível conferir. Tente de novo daqui a pouco.',
  chosen: 'Sua resposta de {time}',
  accepted: 'aceito',
  refused: 'recusado',
  objection: 'seu navegador se opunha',
  objected: 'Seu navegador enviava Global Privacy Control.',
  wording: 'O aviso como você o leu',
  notKept: 'O texto desta versão não é mais guardado aqui.',
  withdraw: 'Retirar minha autorização agora',
  withdrawn: 'Autorização retirada.',
  elsewhere:
    'Este navegador não guarda esta escolha: retire-a naquele em que você a fez, em “Gerenciar cookies” no fim da página.',
} satisfies typeof fr;
