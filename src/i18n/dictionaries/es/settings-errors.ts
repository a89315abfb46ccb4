import type { settingsErrors as fr } from '../fr/settings-errors.ts';

export const settingsErrors = {
  url_error: 'Introduce una dirección completa que empiece por https://.',
  https_error: 'La dirección del blog debe empezar por https://.',
  widget_error: 'Solo letras, cifras, guiones y guiones bajos.',
  key_error: 'Esta clave contiene caracteres no permitidos.',
  line_error: 'Este texto debe caber en una sola línea.',
  capital_error: 'El capital es un número entero de euros, en cifras.',
  host_error: 'Introduce el nombre de un servidor, por ejemplo smtp.ejemplo.es.',
  port_error: 'El puerto es un número del 1 al 65535.',
  password_again: 'El servidor cambia: vuelve a escribir la contraseña.',
  security_error: 'Elige un cifrado.',
  events_error: 'Elige al menos un evento o vacía la dirección.',
  role_error: 'Elige un rol.',
  hours_error: 'Elige una duración.',
  version_error: 'Recarga la página e inténtalo de nuevo.',
  cost_error: 'Introduce un coste superior a cero.',
  cost_decimals_error: 'Tres decimales como máximo.',
  cost_max_error: 'Este coste parece demasiado alto.',
  cost_order_error: 'El coste bajo no puede superar el alto.',
  cost_unit_error: 'La unidad de una plataforma no cambia.',
} satisfies typeof fr;
