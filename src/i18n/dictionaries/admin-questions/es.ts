import type { adminQuestions as french } from './fr.ts';

export const adminQuestions: typeof french = {
  title: 'Preguntas guardadas',
  text: 'Lo que los visitantes preguntaron sin obtener una respuesta segura y te dejaron guardar: sin nombre, durante un año. Las que tienen las mismas palabras se muestran juntas.',
  none: 'Ninguna todavía. Vienen de la búsqueda del sitio, cuando no encuentra una respuesta segura y la persona acepta.',
  columns: {
    question: 'Pregunta',
    count: 'Veces',
    last: 'Última',
    now: 'Hoy',
    actions: 'Acciones',
  },
  others: {
    one: 'y {count} formulación más',
    other: 'y {count} formulaciones más',
  },
  now: {
    answer: 'Responde desde ahora: {title}',
    near: 'Pasajes cercanos: {titles}',
    none: 'Sin respuesta',
  },
  acts: {
    create: 'Crear una pregunta',
    wording: 'Otra formulación',
    synonym: 'Sinónimo',
    remove: 'Borrar',
  },
  actsOf: {
    create: 'Crear una pregunta: {question}',
    wording: 'Otra formulación de un pasaje: {question}',
    synonym: 'Sinónimo: {question}',
    remove: 'Borrar: {question}',
  },
  added: 'Añadido al borrador. Complétalo y publícalo.',
  wordingTitle: 'Otra formulación de un pasaje',
  wordingText: 'La búsqueda dará este pasaje cuando alguien pregunte:',
  passage: 'Pasaje',
  near: 'Cercanos',
  all: 'Todas las páginas',
  add: 'Añadir al borrador',
  synonymTitle: 'Palabras que significan lo mismo',
  words: 'Palabras iguales',
  wordsHint:
    'Separadas por el signo igual: anuncio = publicidad. Ningún grupo reúne dos cosas que un artista distingue.',
  removeTitle: 'Borrar estas preguntas',
  ask: '¿Borrar «{question}» y sus otras formulaciones? La misma pregunta puede volver.',
  removed: 'Preguntas borradas.',
  searches: {
    title: 'Lo que encontró la búsqueda',
    text: 'Por semana, en doce semanas, todos los idiomas: totales por día, nada de las preguntas. No se cuentan las visitas que rechazan la medición ni las que no tienen scripts.',
    columns: {
      week: 'Semana del',
      all: 'Búsquedas',
      answer: 'Respuesta',
      near: 'Pasajes cercanos',
      none: 'Nada',
      share: 'Sin respuesta',
      verdict: 'Sí / No',
      next: 'Paso siguiente abierto',
    },
  },
};
