import type { wordpressLog as french } from '../fr/wordpress-log.ts';

export const wordpressLog: typeof french = {
  connected: 'Conectado a {host}',
  resumed: 'Se retoma en {done} de {total}',
  categories: 'Categorías leídas: {count}, nuevas: {fresh}, desaparecidas: {gone}',
  changes: 'Artículos cambiados: {count}',
  nothing_changed: 'Ningún artículo cambiado',
  post_added: '«{title}»: añadido',
  post_changed: '«{title}»: modificado',
  post_removed: '«{title}»: retirado',
  post_refused: 'Artículo {number} omitido: su forma es inesperada o su texto, demasiado largo',
  page_too_large: 'Un artículo omitido: es demasiado grande para leerlo',
  connection_failed: 'La conexión ha fallado: {problem}',
  will_retry: '{problem} Nuevo intento en {minutes} min. Se conservan los artículos ya leídos.',
  failed: 'Sincronización interrumpida: {problem} Se conservan los artículos ya leídos.',
  not_connected: 'WordPress no está conectado. Configura la conexión en los ajustes.',
  cancelled: 'Sincronización cancelada. Se conservan los artículos ya leídos.',
  done: 'Terminado: añadidos {added}, modificados {changed}, retirados {removed}',
  empty: 'El blog responde que ya no tiene ningún artículo. Aquí no se ha retirado nada.',
};
