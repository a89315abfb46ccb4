import type { adminFailures as fr } from './fr.ts';

/** The reasons of a failed request, which `failureReason` and the functions beside it put into a sentence. */
export const adminFailures = {
  'connection refused': 'conexión rechazada',
  'connection closed': 'conexión interrumpida',
  'name not found': 'nombre de servidor no encontrado',
  timeout: 'sin respuesta a tiempo',
  'host unreachable': 'servidor fuera de alcance',
  'certificate expired': 'certificado caducado',
  'certificate not trusted': 'certificado no reconocido',
  'certificate of another name': 'certificado de otro nombre',
  'server without https': 'este servidor responde en http, no en https',
  'no secure connection': 'conexión segura imposible',
  'network error': 'error de red',
  'private address': 'dirección privada',
  'invalid address': 'dirección no válida',
  'unsupported protocol': 'la dirección no es http ni https',
  'too many redirects': 'demasiadas redirecciones',
  /** The reasons of a failed request to an automation. */
  redirects: 'esta dirección redirige: pega la dirección final',
  page: 'la respuesta es una página web: puede que esta dirección pida iniciar sesión',
  'no JSON': 'respuesta ilegible',
  'too large': 'respuesta demasiado grande',
  'no list': 'respuesta sin lista',
  'answered without a script': 'respuesta sin script',
  'script with the identifier': 'script que contiene el identificador',
  'script without the identifier': 'script sin el identificador',
  'answer not readable': 'respuesta ilegible',
} satisfies typeof fr;
