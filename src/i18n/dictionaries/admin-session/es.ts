import type { adminSession as fr } from './fr.ts';

export const adminSession: typeof fr = {
  again: {
    title: 'Tu sesión ha terminado',
    text: 'Escribe tu contraseña para continuar. No se pierde nada de lo que has escrito.',
    codeText: 'Escribe el código de tu aplicación o un código de recuperación.',
    code: 'Código de verificación',
    submit: 'Continuar',
    leave: 'Salir de esta página',
  },
  soon: {
    title: 'Tu sesión está a punto de terminar',
    text: 'Si no haces nada, termina a las {time}.',
    last: 'Termina a las {time}, siete días después de que iniciaras sesión. Entonces se te pedirá la contraseña aquí mismo.',
    stay: 'Mantener la sesión',
    close: 'Entendido',
  },
};
