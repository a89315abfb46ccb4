import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that are sorted with arrow buttons. */
  items: {
    up: 'Subir: {name}',
    down: 'Bajar: {name}',
    moved: '{name}: puesto {place} de {count}.',
    full: 'La lista está llena: {count} como máximo.',
  },
  copyFrench: 'Copiar del francés',
  choices: {
    choose: 'Elegir',
    text: 'No se pierde nada: los demás cambios ya están reunidos. Elige el texto que quieres conservar en cada campo modificado por ambas partes.',
    mine: 'Tú',
    theirs: 'La otra persona',
    mineElsewhere: 'Tú, en otra pantalla',
    confirm: 'Seguir con esta selección',
    changed: '{name} acaba de modificar: {fields}.',
    undo: 'Volver al texto de antes',
    allMine: 'Tomar todo de tu parte',
    allTheirs: 'Tomar todo de la otra parte',
  },
  /** Whether a draft is stored. */
  saving: {
    typing: 'Modificado…',
    saving: 'Guardando…',
    saved: 'Borrador guardado a las {time}',
    savedOn: 'Borrador guardado el {day} a las {time}',
    savedBy: 'Borrador de {name}, guardado a las {time}',
    savedByOn: 'Borrador de {name}, guardado el {day} a las {time}',
    offline: 'Sin guardar: conexión perdida, lo intentamos de nuevo',
    failed: 'Sin guardar: {reason}',
    wrong: ['Sin guardar: hay un campo por corregir', 'Sin guardar: hay {count} campos por corregir'],
  },
  undo: 'Deshacer el cambio',
  redo: 'Rehacer el cambio',
  leave: {
    ask: '¿Salir de todos modos? Tu último cambio no está guardado.',
    confirm: 'Salir sin guardar',
  },
  versions: {
    number: 'Versión {number}',
    current: 'en línea',
    restore: 'Recuperar esta versión',
    before: 'Antes',
    after: 'Después',
  },
  /** The words that differ between two texts. */
  diff: {
    removed: 'retirado',
    added: 'añadido',
    end: 'fin',
  },
  preview: {
    label: 'Vista previa',
    edit: 'Modificar',
    view: 'Modificar o ver',
    devices: {
      desktop: 'Ordenador, 1280 píxeles',
      tablet: 'Tableta, 768 píxeles',
      phone: 'Teléfono, 375 píxeles',
    },
  },
} satisfies typeof fr;
