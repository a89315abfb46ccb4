import type { watch as fr } from './fr.ts';

export const watch: typeof fr = {
  title: 'Seguir un viernes',
  description: 'Un correo solo si un lanzamiento anunciado cambia las cosas para tu viernes.',
  none: {
    text: 'Elige antes un viernes en el planificador: el enlace «Seguir este viernes» está bajo el resultado.',
    link: 'Abrir el planificador',
    how: 'Cómo funciona',
    steps: [
      { title: 'Eliges', text: 'El planificador compara los viernes de un mes para tu lanzamiento.' },
      {
        title: 'Confirmas',
        text: 'Enviamos un enlace a tu dirección, válido {hours} horas. Sin tu clic no sale nada más.',
      },
      {
        title: 'Volvemos a leer',
        text: 'Cada noche, los lanzamientos anunciados en bases públicas. Un correo solo si cambian las cosas, una vez por semana como mucho.',
      },
      {
        title: 'Todo se borra',
        text: 'El seguimiento termina {days} días después del viernes; tu dirección se borra {kept} días más tarde.',
      },
    ],
  },
  ask: {
    lead: 'Quieres seguir el {friday}. Cada noche volvemos a leer los lanzamientos anunciados en bases públicas, y solo escribimos si cambian las cosas: una vez por semana como mucho.',
    email: 'Correo electrónico (nombre@example.com)',
    send: 'Recibir el enlace de confirmación',
    note: 'No sale nada más sin tu clic. El seguimiento termina {days} días después del viernes; tu dirección se borra {kept} días más tarde.',
    privacy: 'Privacidad',
    trap: 'Deja este campo vacío',
    sent: 'Mira tu correo: si esta dirección aún no sigue el {friday}, acaba de salir un enlace. Vale {hours} horas.',
  },
  page: {
    friday: 'Viernes seguido: {friday}',
    confirm: 'Sí, seguir este viernes',
    confirmText: 'Un correo solo si un lanzamiento anunciado cambia las cosas, hasta el {ends}.',
    watching: 'Seguido hasta el {ends}.',
    kept: 'Anotado, mantienes este viernes.',
    moved: 'Anotado, has cambiado de viernes.',
    ended: 'Este seguimiento ha terminado. La dirección se borra el {day}.',
    classes: { calm: 'Tranquilo', active: 'Activo', saturated: 'Saturado' },
    expected:
      '{class}: de {low} a {high} lanzamientos previstos, {known} anunciados en bases públicas. Puntuación: {score} sobre {ten}.',
    stale: 'No tenemos suficientes datos recientes para juzgar: solo te escribimos con datos recientes.',
    named: 'Lanzamientos anunciados',
    from: '{source}, leído el {day}',
    better: 'Un viernes más favorable y todavía posible: el {friday}, puntuación {score} sobre {ten}.',
    noBetter:
      'Ningún viernes posible es claramente mejor. Aún puedes cambiar el presupuesto o la primera semana.',
    keep: 'Mantener este viernes',
    move: 'Pasar al {friday}',
    stop: 'Dejar de seguir',
  },
  mails: {
    confirm: {
      subject: 'Confirma que sigues el {friday} · {brand}',
      lines: [
        'Hola:',
        'Tú (u otra persona) has pedido seguir el {friday} con {brand}. Abre este enlace y pulsa «Sí, seguir este viernes»:',
        '{link}',
        'Sin pulsarlo no saldrá ningún otro mensaje, y tu dirección se borrará en {hours} horas. Guarda el enlace: también sirve para cambiar de viernes o para parar.',
        '{brand}',
      ],
    },
    news: {
      subject: 'El {friday} cambia: {class} · {brand}',
      lines: [
        'Hola:',
        '{what}',
        '{named}',
        '{better}',
        'Mantener, cambiar de viernes o parar:',
        '{link}',
        'Según los lanzamientos anunciados en bases públicas, que solo conocen una parte. Al menos una semana antes de otro mensaje.',
        '{brand}',
      ],
      class: 'El {friday} era {before} y pasa a ser {after}: se han anunciado lanzamientos.',
      mega: 'Se acaba de anunciar un gran lanzamiento para el {friday}.',
      classes: { calm: 'tranquilo', active: 'activo', saturated: 'saturado' },
      release: '- {artist}, «{title}» ({source}, leído el {day})',
      better:
        'Un viernes más favorable y todavía posible: el {better}, puntuación {points} frente a {score}.',
      late: 'Ningún viernes posible es claramente mejor: es tarde para moverse, o no merece la pena. Esto es lo que puedes cambiar: el presupuesto y lo que haces la primera semana.',
    },
  },
  sample: 'ejemplo',
};
