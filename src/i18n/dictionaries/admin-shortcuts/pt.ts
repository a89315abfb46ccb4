import type { adminShortcuts as fr } from './fr.ts';

export const adminShortcuts = {
  title: 'Atalhos de teclado',
  everywhere: 'Em todo lugar',
  editors: 'Conteúdo e landing pages',
  show: 'Mostrar esta lista',
  shut: 'Fechar o que está aberto',
  escape: 'Esc',
  shift: 'Shift',
  single: 'Ativar os atalhos de uma só tecla',
} satisfies typeof fr;
