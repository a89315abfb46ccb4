import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that arrows put in order. */
  items: {
    up: 'Subir: {name}',
    down: 'Descer: {name}',
    moved: '{name}: posição {place} de {count}.',
    full: 'A lista está cheia: {count} no máximo.',
  },
  copyFrench: 'Copiar do francês',
  choices: {
    choose: 'Escolher',
    text: 'Nada se perde: as outras alterações já foram reunidas. Escolha o texto a manter em cada campo alterado dos dois lados.',
    mine: 'Você',
    theirs: 'A outra pessoa',
    mineElsewhere: 'Você, em outra tela',
    confirm: 'Continuar com estas escolhas',
    changed: '{name} acabou de alterar: {fields}.',
    undo: 'Voltar ao texto de antes',
    allMine: 'Usar tudo do seu lado',
    allTheirs: 'Usar tudo do outro lado',
  },
} satisfies typeof fr;
