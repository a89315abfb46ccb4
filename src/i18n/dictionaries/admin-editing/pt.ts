import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that are sorted with arrow buttons. */
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
  /** Whether a draft is stored. */
  saving: {
    typing: 'Alterado…',
    saving: 'Salvando…',
    saved: 'Rascunho salvo às {time}',
    savedOn: 'Rascunho salvo em {day}, às {time}',
    savedBy: 'Rascunho de {name}, salvo às {time}',
    savedByOn: 'Rascunho de {name}, salvo em {day} às {time}',
    offline: 'Não salvo: conexão perdida, tentando de novo',
    failed: 'Não salvo: {reason}',
    wrong: ['Não salvo: um campo precisa de correção', 'Não salvo: {count} campos precisam de correção'],
  },
  undo: 'Desfazer a alteração',
  redo: 'Refazer a alteração',
  leave: {
    ask: 'Sua última alteração não foi salva. Sair mesmo assim?',
    confirm: 'Sair sem salvar',
  },
  versions: {
    number: 'Versão {number}',
    current: 'no ar',
    restore: 'Retomar esta versão',
    before: 'Antes',
    after: 'Depois',
  },
  /** The words that differ between two texts. */
  diff: {
    removed: 'retirado',
    added: 'adicionado',
    end: 'fim',
  },
  preview: {
    label: 'Prévia',
    edit: 'Editar',
    view: 'Editar ou ver',
    devices: {
      desktop: 'Computador, 1280 pixels',
      tablet: 'Tablet, 768 pixels',
      phone: 'Celular, 375 pixels',
    },
  },
} satisfies typeof fr;
