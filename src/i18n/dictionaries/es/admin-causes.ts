import type { adminCauses as fr } from '../fr/admin-causes.ts';

export const adminCauses = {
  'connection refused': 'conexión rechazada',
  'connection closed': 'conexión cortada',
  'name not found': 'nombre no encontrado',
  timeout: 'tiempo agotado',
  'host unreachable': 'servidor inaccesible',
  'certificate expired': 'certificado caducado',
  'certificate not trusted': 'certificado no reconocido',
  'certificate of another name': 'certificado de otro nombre',
  'network error': 'error de red',
  'no JSON': 'respuesta que no es JSON',
  'too large': 'respuesta demasiado grande',
  'no list': 'respuesta sin lista',
  'answered without a script': 'respuesta sin script',
  'script with the identifier': 'script que contiene el identificador',
  'script without the identifier': 'script sin el identificador',
  'answer not readable': 'respuesta ilegible',
} satisfies typeof fr;
