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
  accepted: 'sim',
  refused: 'não',
  objection: 'seu navegador se opunha',
  objected: 'Seu navegador enviava Global Privacy Control.',
  wording: 'O aviso e suas configurações quando você respondeu',
  /** Of a proof that does not say which of two banners was read. */
  unsure: {
    site: 'Na página de um artista que mede os próprios anúncios, o aviso tinha uma frase a mais sobre ele. Esta prova não diz se ela estava lá.',
    artist:
      'A pergunta do artista era feita sozinha ou junto com a do site. Esta prova não diz qual das duas você leu.',
    instead: 'Ou então, junto com a do site:',
  },
  notKept: 'O texto desta versão não é mais guardado aqui.',
  withdraw: 'Retirar minha autorização agora',
  withdrawn: 'Autorização retirada.',
  elsewhere:
    'Este navegador não guarda esta escolha: retire-a naquele em que você a fez, em “Gerenciar cookies” no fim da página.',
} satisfies typeof fr;
