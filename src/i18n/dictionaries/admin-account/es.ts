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
  roles: { admin: 'Administración', editor: 'Edición', sales: 'Ventas', moderator: 'Moderación' },
};
