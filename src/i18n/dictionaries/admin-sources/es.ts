import type { adminSources as french } from './fr.ts';

export const adminSources: typeof french = {
  title: 'Fuentes de las guías',
  text: 'Cada página cuyas reglas cita una guía. Ábrela, compárala con la guía y anótalo: la guía llevará la fecha de hoy.',
  old: {
    one: 'Hace seis meses que {count} fuente no se relee.',
    other: 'Hace seis meses que {count} fuentes no se releen.',
  },
  fresh: 'Todas se han leído hace menos de seis meses.',
  columns: { source: 'Fuente', checked: 'Leída el', by: 'Por', guides: 'Guías', actions: 'Acciones' },
  again: 'Por releer',
  undatedCopy: 'copia sin fecha',
  datedCopy: 'copia {ofMonth}',
  unknown: 'Antes del registro',
  gone: 'una cuenta eliminada',
  nowhere: 'Ninguna guía la muestra',
  read: 'Releída hoy',
  readOf: 'Releída hoy: {name}',
  back: 'Deshacer',
  backOf: 'Deshacer la lectura de hoy: {name}',
  noted: 'Anotado: {name}. Las guías llevan la fecha de hoy.',
  undone: 'Lectura deshecha: {name}.',
};
