import type { adminSecondFactor as fr } from './fr.ts';

export const adminSecondFactor: typeof fr = {
  title: 'Verificación en dos pasos',
  text: 'Un código de tu teléfono se suma a la contraseña: si la roban, ya no basta.',
  begin: 'Activar',
  next: 'Continuar',
  scan: 'Escanea este código con una aplicación de autenticación e introduce los seis dígitos que muestra.',
  qr: 'Código QR para tu aplicación',
  open: 'Abrir en la aplicación',
  secret: '¿Sin cámara? Escribe esta clave en la aplicación:',
  code: 'Código de seis dígitos',
  confirm: 'Confirmar',
  since: 'Activada desde el {date}.',
  left: 'Códigos de recuperación restantes: {count}.',
  few: 'Quedan pocos: crea diez nuevos a tiempo.',
  codes: {
    renew: 'Nuevos códigos de recuperación',
    renewText: 'Recibirás diez nuevos. Los anteriores dejan de servir de inmediato.',
    title: 'Tus códigos de recuperación',
    text: 'Sin tu aplicación, cada uno permite entrar una sola vez. Guárdalos fuera de tu teléfono: no volverán a mostrarse.',
    copy: 'Copiar',
    copied: 'Copiados',
    done: 'Ya los he guardado',
  },
  off: {
    action: 'Desactivar',
    text: 'Tu contraseña volverá a bastar para entrar.',
    done: 'Verificación en dos pasos desactivada.',
  },
};
