import type { questionBox as french } from './fr.ts';

export const questionBox: typeof french = {
  meta: {
    title: 'Haz tu pregunta',
    description:
      'Precios, plazos, plataformas, segmentación, cookies: una búsqueda en nuestras respuestas, guías y glosario. Un fragmento palabra por palabra, o nada.',
  },
  name: 'Tu pregunta',
  title: 'Haz tu pregunta.',
  lead: 'Buscamos en nuestras propias respuestas y te mostramos un fragmento, palabra por palabra. Si no hay ninguno seguro, lo decimos.',
  label: 'Tu pregunta',
  send: 'Buscar',
  sending: 'Buscando…',
  hint: 'Tu pregunta solo se guarda si lo aceptas y no se transmite a nadie. Ninguna respuesta la escribe una máquina.',
  /** The titles of the box on other pages. */
  places: { faq: '¿Tu pregunta no está en la lista?', guide: '¿Una pregunta sobre este tema?' },
  status: {
    answer: 'Una respuesta encontrada.',
    near: { one: 'Un fragmento cercano.', other: '{count} fragmentos cercanos.' },
    none: 'Ninguna respuesta.',
  },
  near: { title: 'No tenemos una respuesta segura.', text: 'Estos fragmentos hablan de ello:' },
  none: {
    title: 'No tenemos respuesta.',
    text: 'Una persona de la agencia puede responder. Tu pregunta se copia en el mensaje; solo sale si tú lo envías.',
  },
  keep: {
    ask: '¿Podemos guardar esta pregunta, sin tu nombre, para responderla?',
    action: 'Guardar mi pregunta',
    kept: 'Gracias. Tu pregunta se guarda un año como máximo, sin tu nombre.',
    failed: 'Tu pregunta no se ha guardado.',
  },
  verdict: {
    ask: '¿Responde esto a tu pregunta?',
    answers: { yes: 'Sí', no: 'No' },
    yes: 'Gracias, anotado.',
    no: 'Gracias, anotado. Una persona de la agencia puede responderte:',
  },
  source: 'Palabra por palabra, de la página «{page}», actualizada el {date}.',
  more: 'Seguir leyendo',
  next: {
    simulator: 'Estimar con tu presupuesto',
    read: 'Después: {title}',
    cookies: 'Ajustar mis opciones',
    contact: 'Escribir a la agencia',
  },
  often: 'Nos preguntan a menudo',
  own: { label: 'Tus datos, tus cookies:', rights: 'tus derechos' },
  failed: 'La búsqueda no ha funcionado. Vuelve a intentarlo o escríbenos.',
};
