import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Ajuda e atalhos',
  keys: 'Atalhos de teclado',
  everywhere: 'Em todo lugar',
  editors: 'Conteúdo e landing pages',
  show: 'Abrir esta ajuda',
  shut: 'Fechar o que está aberto',
  escape: 'Esc',
  shift: 'Shift',
  single: 'Ativar os atalhos de uma só tecla',
  help: {
    label: 'Sua pergunta sobre o back-office',
    hint: 'Palavras da ajuda, não de uma máquina. Nada é guardado.',
    send: 'Buscar',
    found: { answer: 'Uma resposta.', near: 'Trechos próximos.', none: 'Nenhuma resposta na ajuda.' },
    open: 'Abrir a tela: {place}',
  },
} satisfies typeof fr;
