import type { plannerExample as fr } from './fr.ts';

export const plannerExample = {
  label: 'Ejemplo',
  invented: 'Lanzamientos inventados. Cálculo real del {day}.',
  inks: { known: 'anunciado', likely: 'previsto', possible: 'posible' },
  scale: 'un bloque, un lanzamiento',
  title: 'Lo que recibes.',
  parts: {
    date: {
      title: 'Una fecha, con razones',
      text: 'Cada punto tiene su motivo. Lo que no se ha medido se indica.',
    },
    calendar: {
      title: 'El calendario hacia atrás',
      text: 'Cada paso tiene su día, en un archivo para tu agenda.',
    },
    money: {
      title: 'Un veredicto sobre la publicidad',
      text: 'La respuesta puede ser no.',
      withFee: 'Con los honorarios incluidos.',
    },
  },
  withoutGenre: 'Lanzamientos sin género conocido: {count}',
  notCounted: 'no se cuentan',
  onDay: 'El {day}',
  lastPitch: 'Último día para Spotify',
  advertising: 'Publicidad en Spotify, menos de {budget}',
} satisfies typeof fr;
