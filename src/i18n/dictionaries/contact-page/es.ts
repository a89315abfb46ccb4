import type { contactPage as fr } from './fr.ts';

/** The contact page, except its form. Placeholders name figures by their key in `domain/benchmarks`. */
export const contactPage = {
  meta: {
    title: 'Contacto: háblanos de tu canción',
    description:
      'Escribe a la agencia o reserva una llamada. El enlace de la canción, la fecha de lanzamiento, el presupuesto: bastan tres líneas y te responde una persona.',
  },
  title: 'Háblanos de tu canción.',
  lead: 'Un enlace, una fecha, un presupuesto: bastan tres líneas. Una persona de la agencia te lee y te responde.',
  form: 'Tu mensaje',
  next: {
    title: 'Qué pasa después',
    steps: [
      { title: 'Tu mensaje queda guardado', text: 'Aparece una confirmación enseguida.' },
      {
        title: 'Lo lee una persona',
        text: 'Escucha la canción y ve qué puede aportarle una campaña. Si no es el momento, te lo dice.',
      },
      {
        title: 'Recibes una respuesta por correo',
        text: 'Nuestras preguntas o un presupuesto. Nada se lanza ni se factura sin tu visto bueno.',
      },
      {
        title: 'Si dices que sí',
        text: 'Con la campaña en marcha, calcula de {agency.firstResults} para los primeros resultados.',
      },
    ],
  },
  call: {
    title: '¿Prefieres hablar?',
    text: 'Una llamada de {agency.call} para saber si una campaña tiene sentido, y cuál.',
    none: 'La reserva en línea no está abierta. Dinos en el mensaje cuándo puedes y te proponemos una hora para una llamada de {agency.call}.',
  },
  email: { title: 'Por correo', text: 'Desde tu propio correo, a las mismas personas que el formulario:' },
  estimate: {
    title: '¿Necesitas una cifra ahora mismo?',
    text: 'El simulador estima tus visualizaciones en {agency.estimateTime}.',
  },
  questions: 'Lo que nos suelen preguntar antes de escribir',
} satisfies typeof fr;
