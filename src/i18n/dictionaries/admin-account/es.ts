import type { adminAccount as fr } from './fr.ts';

export const adminAccount: typeof fr = {
  title: 'Mi cuenta',
  signedInAs: 'Sesión iniciada como {email}',
  passwordTitle: 'Cambiar la contraseña',
  next: 'Nueva contraseña',
  rule: 'Al menos 12 caracteres. Mejor una frase que recuerdes que una palabra complicada.',
  change: 'Cambiar la contraseña',
  changed: 'Contraseña cambiada. Tus otras sesiones están cerradas.',
  sessionsTitle: 'Sesiones',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  signOutEverywhereText: 'Cierra todas tus sesiones, incluida esta.',
  signOutEverywhereQuestion:
    '¿Cerrar sesión en todos tus dispositivos, incluido este? Tendrás que volver a iniciarla en cada uno.',
  stillSignedIn: 'Tus sesiones siguen abiertas.',
  weekly: {
    title: 'Correo del lunes',
    on: 'Recibir cada lunes a las 8 lo que espera',
    text: 'Las cifras de «Lunes en cinco minutos» y un enlace. Ningún nombre. Si nada espera, ningún correo.',
    turnedOn: 'El primer correo llega el lunes que viene, si algo espera.',
    turnedOff: 'Ya no lo recibirás.',
    stop: {
      title: 'Dejar de recibir el correo del lunes',
      text: 'Ya no recibirás las cifras de lo que espera. Puedes volver a pedirlo en tus ajustes.',
      action: 'Dejar de recibirlo',
      done: 'Ya no lo recibirás.',
    },
  },
  roles: { admin: 'Administración', editor: 'Edición', sales: 'Ventas', moderator: 'Moderación' },
};
