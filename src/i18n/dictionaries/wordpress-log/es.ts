import type { wordpressLog as french, wordpressDone as frenchParts } from './fr.ts';

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
  left_on_blog: 'Contenidos que quedaron en el blog: {count}. Los artículos los enlazan.',
  shortcodes: 'Códigos de maquetación eliminados: {count}. Revisa los artículos que los contenían.',
  pictures: 'Imágenes copiadas: {copied}, omitidas: {refused}',
  picture_missing: 'Imagen {name} omitida: el blog no la tiene',
  picture_large: 'Imagen {name} omitida: pesa demasiado',
  picture_type: 'Imagen {name} omitida: solo se aceptan JPEG, PNG, WebP y AVIF sin animación',
  picture_address: 'Imagen {name} omitida: su dirección no es pública',
  picture_away: 'Imagen {name}: el blog no ha respondido a tiempo',
  pictures_later: 'Imágenes pendientes: {count}. Se pedirán en la próxima sincronización.',
  pictures_slow: 'Imágenes aún en preparación: {count}. Sus artículos aparecerán cuando estén listas.',
  pictures_failed: 'Imágenes que no se pudieron preparar: {count}. Se quedaron en el blog.',
  connection_failed: 'La conexión ha fallado: {problem}',
  will_retry: '{problem} Nuevo intento en {minutes} min. Se conservan los artículos ya leídos.',
  failed: 'Sincronización interrumpida: {problem} Se conservan los artículos ya leídos.',
  not_connected: 'WordPress no está conectado. Configura la conexión en los ajustes.',
  cancelled: 'Sincronización cancelada. Se conservan los artículos ya leídos.',
  done: 'Terminado: {parts}.',
  empty: 'El blog responde que ya no tiene ningún artículo. Aquí no se ha retirado nada.',
};

export const wordpressDone: typeof frenchParts = {
  added: { one: '{count} artículo añadido', other: '{count} artículos añadidos' },
  changed: { one: '{count} artículo modificado', other: '{count} artículos modificados' },
  removed: { one: '{count} artículo retirado', other: '{count} artículos retirados' },
  nothing: 'nada ha cambiado',
};
