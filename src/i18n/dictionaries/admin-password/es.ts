import type { adminPassword as fr } from './fr.ts';

export const adminPassword: typeof fr = {
  ask: {
    title: 'Contraseña olvidada',
    text: 'Escribe la dirección de tu cuenta. Un enlace te permitirá elegir una nueva contraseña.',
    submit: 'Enviar el enlace',
    sent: 'Si existe una cuenta para {email}, acabamos de enviarle un enlace. Es válido durante una hora y solo sirve una vez. ¿No te llega nada? Un administrador puede darte una nueva contraseña.',
    again: 'Corregir la dirección',
    back: 'Volver al inicio de sesión',
  },
  choose: {
    removePasskeys: 'Eliminar también mis llaves de acceso',
    passkeys: 'Abren tu cuenta sin esta contraseña: {names}. Marca la casilla si no reconoces alguna.',
    title: 'Nueva contraseña',
    submit: 'Guardar',
    ended:
      'Este enlace ya no es válido: se ha utilizado o ha caducado. ¿Era una invitación? Pide otra a un administrador.',
    again: 'Pedir un nuevo enlace',
    done: 'Tu contraseña está guardada. Tus sesiones abiertas han terminado. Inicia sesión.',
    /** The page of an invitation. */
    invited: {
      title: 'Te damos la bienvenida',
      text: 'Elige tu contraseña para abrir tu cuenta.',
      name: 'Tu nombre',
      submit: 'Abrir mi cuenta',
      done: 'Tu cuenta está abierta. Inicia sesión.',
    },
  },
};
