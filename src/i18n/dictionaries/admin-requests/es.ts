import type { adminRequests as fr } from './fr.ts';

/** The section of requests in the back office: what the agency owes to persons. */
export const adminRequests: typeof fr = {
  ending: {
    /** Around the name of a month; the number follows. */
    title: 'Por borrar en {month}:',
    month: 'Mes',
    about: 'Tres años sin señales de la persona. Si no hace nada, cada línea se va la noche de su día.',
    none: {
      title: 'Nadie por borrar este mes',
      text: 'Cada persona aparece aquí tres meses antes de cumplir sus tres años.',
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
      booking: 'cita',
      planner: 'planificador',
      manual: 'escrito por usted',
      review: 'opinión',
      note: 'anotado por usted',
      campaign: 'fin de campaña',
    },
    keep: {
      open: 'Conservar…',
      name: 'Conservar {name}',
      title: '¿Por qué conservar {name}?',
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
      name: 'Borrar {name} ahora',
      many: 'Borrar {count} personas ahora',
      question: {
        one: '{count} solicitud desaparece, con sus notas y envíos. Nada puede recuperarla.',
        other: '{count} solicitudes desaparecen, con sus notas y envíos. Nada puede recuperarlas.',
      },
      done: { one: '{count} solicitud borrada.', other: '{count} solicitudes borradas.' },
    },
    notices: {
      first: {
        title: 'No se borra nada antes del {day}.',
        text: 'Esto es lo que se irá: tiene tiempo de conservar o de corregir.',
      },
      share: {
        title: 'No se borra nada: {share} de los contactos han llegado al final de golpe.',
        text: 'Por encima del {most}, seguramente la fecha de una importación es falsa. Revise los últimos contactos; lo que marque puede borrarse a mano.',
      },
      clock: {
        title: 'Hoy no se borra nada: el reloj del servidor ha dado un salto.',
        text: 'El borrado vuelve a empezar tras un día regular.',
      },
      full: { title: '{night} borrados hoy.', text: 'Es el máximo por día; el resto se va mañana.' },
    },
    stays: {
      title: 'Lo que queda',
      text: 'El mes conserva sus sumas: las cifras de los períodos pasados no se mueven.',
      leads: 'Solicitudes',
      budgets: 'Presupuestos',
      note: 'Sumas por mes, sin relación entre sí ni con una persona.',
    },
    guards: {
      title: 'Protecciones',
      night: '{night} al día, no más',
      share: 'Se detiene y avisa por encima del {most} de los contactos',
      clock: 'Se detiene si el reloj salta, y avisa {days} días antes de la primera vez',
      restore: 'Una restauración vuelve a borrar',
      now: '{due} de {all} hoy.',
    },
    kept: {
      title: 'Conservados',
      none: 'Nadie se conserva más de tres años.',
      until: 'hasta el {day}',
      change: 'Cambiar…',
      changeName: 'Cambiar el motivo o el día de {name}',
    },
  },
};
