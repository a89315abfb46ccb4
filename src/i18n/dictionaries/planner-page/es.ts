import type { plannerPage as fr } from './fr.ts';

export const plannerPage = {
  meta: {
    title: 'Planificador de lanzamientos: qué viernes elegir',
    description:
      'Compara los viernes de un mes para tu single, EP o álbum: plazos, festivos, fecha límite de Spotify y presupuesto útil, con la base de cada cifra.',
  },
  crumb: 'Planificador de lanzamientos',
  page: {
    title: '¿Qué viernes para tu lanzamiento?',
    lead: 'Di qué lanzas, cuándo y dónde. Comparamos los viernes, contamos los días que quedan y decimos si es mejor esperar.',
    open: 'Encontrar mi viernes',
    note: 'Sin registro. Tu correo es opcional.',
    questions: 'Preguntas frecuentes',
    noScript: 'El planificador necesita JavaScript. Sin él, envíanos un mensaje: hacemos el cálculo por ti.',
    contact: 'Escríbenos',
  },
  faq: [
    {
      title: '¿De dónde salen las puntuaciones?',
      text: 'Del calendario (festivos, fin de año), de los plazos que piden distribuidoras y plataformas, y del precio habitual de la publicidad según el mes. Los demás lanzamientos se añaden cuando hay una base pública conectada; si no, el resultado dice que no se han medido.',
    },
    {
      title: '¿Por qué siempre un viernes?',
      text: 'Porque la industria lo fijó como día mundial de los lanzamientos, y las listas de novedades se actualizan ese día.',
    },
    {
      title: '¿Cuánto conviene gastar en publicidad?',
      text: '{planner.test} bastan para una prueba. {spotify.minimum} o más dan resultados lo bastante sólidos para decidir cómo seguir, pero las reproducciones por sí solas no cubren el gasto. Cero también es una respuesta: el plan funciona sin publicidad.',
    },
    {
      title: '¿Qué pasa con mis respuestas?',
      text: 'Si das tu correo electrónico, se guardan con él para que la agencia pueda responderte. Sin correo, no se guarda nada. El boletín solo se envía si marcas la casilla.',
    },
  ],
} satisfies typeof fr;
