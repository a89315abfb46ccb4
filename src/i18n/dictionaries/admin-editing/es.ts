import type { adminEditing as fr } from './fr.ts';

export const adminEditing = {
  /** The lists of items that arrows put in order. */
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
} satisfies typeof fr;
