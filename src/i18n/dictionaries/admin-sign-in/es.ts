import type { adminSignIn as fr } from './fr.ts';

export const adminSignIn = {
  title: 'Acceso',
  intro: 'Solo para el equipo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Entrar',
  submitting: 'Entrando…',
  home: 'Volver al sitio',
  expired: 'Tu sesión ha terminado. Vuelve a entrar.',
  elsewhere: 'Has cerrado la sesión en otra pestaña. Vuelve a entrar para regresar a esta página.',
  code: {
    title: 'Código de verificación',
    intro: 'Introduce los seis dígitos que muestra tu aplicación.',
    label: 'Código de seis dígitos',
    recoveryIntro: 'Introduce uno de tus códigos de recuperación. Solo sirve una vez.',
    recovery: 'Código de recuperación',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación',
    otherAccount: 'Usar otra cuenta',
  },
  forgotten: '¿Has olvidado tu contraseña?',
  errors: {
    config: 'Error de configuración de la API.',
    status: 'Error de acceso ({status})',
    token: 'Error de acceso: falta el token',
    network: 'Error de red. Inténtalo de nuevo.',
  },
} satisfies typeof fr;
