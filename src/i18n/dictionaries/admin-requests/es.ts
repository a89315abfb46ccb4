import type { adminRequests as fr } from './fr.ts';

/** The section of requests in the back office: what the agency owes to persons. */
export const adminRequests: typeof fr = {
  ending: {
    /** Around the name of a month; the number follows. */
    title: 'Por borrar en {month}:',
    month: 'Mes',
    about:
      'Tres años sin noticias de la persona. Si no haces nada, cada contacto se borra la noche de su fecha.',
    none: {
      title: 'Nadie por borrar este mes',
      text: 'Cada persona aparece aquí tres meses antes de que venza su plazo de tres años.',
    },
    list: 'Personas por borrar',
    all: 'Marcar todo',
    select: 'Marcar {name}',
    leads: '{count} solicitudes',
    bulk: 'Personas marcadas',
    ticked: { one: '{count} marcada', other: '{count} marcadas' },
    overdue: 'con retraso',
    columns: {
      name: 'Nombre',
      contact: 'Último contacto suyo',
      status: 'Estado',
      ends: 'Se borra',
      acts: 'Acciones',
    },
    contacts: {
      contact: 'mensaje',
      simulation: 'simulación',
      booking: 'llamada',
      planner: 'planificador',
      manual: 'escrito por ti',
      review: 'opinión',
      note: 'anotado por ti',
      campaign: 'fin de campaña',
    },
    keep: {
      open: 'Conservar…',
      name: 'Conservar a {name}',
      title: '¿Por qué conservar a {name}?',
      many: '¿Por qué conservar a estas {count} personas?',
      reason: 'Motivo',
      reasonHint: 'Se guarda con la ficha, como una nota.',
      until: 'Hasta',
      untilHint: 'Un año como máximo. Ese día la persona vuelve a la lista.',
      submit: 'Conservar',
      done: 'Anotado.',
    },
    erase: {
      open: 'Borrar ahora',
      name: 'Borrar a {name} ahora',
      many: 'Borrar a {count} personas ahora',
      question: {
        one: '{count} solicitud desaparece, con sus notas y envíos. Nada puede recuperarla.',
        other: '{count} solicitudes desaparecen, con sus notas y envíos. Nada puede recuperarlas.',
      },
      done: { one: '{count} solicitud borrada.', other: '{count} solicitudes borradas.' },
    },
    notices: {
      first: {
        title: 'No se borra nada antes del {day}.',
        text: 'Esto es lo que se borrará: tienes tiempo de conservar o de corregir.',
      },
      share: {
        title: 'No se borra nada: {share} de los contactos han cumplido tres años de golpe.',
        text: 'Por encima del {most}, seguramente la fecha de una importación es errónea. Revisa los últimos contactos; lo que marques puede borrarse a mano.',
      },
      clock: {
        title: 'Hoy no se borra nada: el reloj del servidor ha dado un salto.',
        text: 'El borrado se reanuda tras un día sin saltos.',
      },
      full: { title: '{night} borrados hoy.', text: 'Es el máximo por día; el resto se borra mañana.' },
    },
    stays: {
      title: 'Lo que queda',
      text: 'Los totales del mes se conservan: las cifras de los periodos pasados no cambian.',
      leads: 'Solicitudes',
      budgets: 'Presupuestos',
      note: 'Totales por mes, sin relación entre sí ni con una persona.',
    },
    guards: {
      title: 'Protecciones',
      night: 'Como máximo, {night} al día',
      share: 'Se detiene y avisa por encima del {most} de los contactos',
      clock: 'Se detiene si el reloj salta, y avisa {days} días antes del primer borrado',
      restore: 'Tras una restauración, se borran de nuevo',
      now: '{due} de {all} hoy.',
    },
    kept: {
      title: 'Conservados',
      none: 'Ningún contacto se conserva más de tres años.',
      until: 'hasta el {day}',
      change: 'Cambiar…',
      changeName: 'Cambiar el motivo o el día de {name}',
    },
  },
};
