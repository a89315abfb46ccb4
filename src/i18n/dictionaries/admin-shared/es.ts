import type { adminShared as fr } from './fr.ts';

/** Texts of parts that several sections show: lists, the quarantine, a password and its code. */
export const adminShared = {
  filters: {
    more: { none: 'Más filtros', one: 'Más filtros (1 activo)', many: 'Más filtros ({count} activos)' },
    few: { none: 'Filtros', one: 'Filtros (1)', many: 'Filtros ({count})' },
  },
  sort: 'Ordenar',
  quarantine: {
    tab: 'Apartados',
    title: 'Envíos apartados',
    about:
      'Estos envíos parecen spam: no se transmiten, ni se cuentan, ni se exportan. Recupera los de una persona real; los demás se eliminan a los 30 días.',
    none: 'No se ha apartado nada en los últimos 30 días.',
    review: 'Opinión',
    rating: '{rating} sobre 5',
    arrived: 'Recibido',
    expires: 'se elimina el',
    signs: {
      trap: 'el campo oculto estaba relleno',
      speed: 'el formulario se rellenó en menos de un segundo',
    },
    release: 'Recuperar',
    releaseOf: 'Recuperar el envío de {name}',
    released: {
      leads: 'Recuperado: {name} es un nuevo contacto.',
      reviews: 'Recuperado: la opinión de {name} espera una decisión.',
    },
  },
  showPassword: 'Mostrar la contraseña',
  wait: {
    text: 'Demasiados intentos. Vuelve a intentarlo en {time}.',
    over: 'Ya puedes volver a intentarlo.',
  },
  currentPassword: 'Contraseña actual',
  anyCode: 'Código de la aplicación o de recuperación',
} satisfies typeof fr;
