import type { wordpressLog as french, wordpressDone as frenchParts } from './fr.ts';

export const wordpressLog: typeof french = {
  connected: 'Conectado a {host}',
  resumed: 'Retomada em {done} de {total}',
  categories: 'Categorias lidas: {count}, novas: {fresh}, desaparecidas: {gone}',
  changes: 'Artigos alterados: {count}',
  nothing_changed: 'Nenhum artigo alterado',
  post_added: '“{title}”: adicionado',
  post_changed: '“{title}”: alterado',
  post_removed: '“{title}”: retirado',
  post_refused: 'Artigo {number} ignorado: a forma é inesperada ou o texto é longo demais',
  page_too_large: 'Um artigo ignorado: é grande demais para ser lido',
  left_on_blog: 'Conteúdos que ficaram no blog: {count}. Os artigos têm links para eles.',
  shortcodes: 'Códigos de layout retirados: {count}. Verifique os artigos que os continham.',
  pictures: 'Imagens copiadas: {copied}, ignoradas: {refused}',
  picture_missing: 'Imagem {name} ignorada: o blog não a tem',
  picture_large: 'Imagem {name} ignorada: é grande demais',
  picture_type: 'Imagem {name} ignorada: só são aceitos JPEG, PNG, WebP e AVIF sem animação',
  picture_address: 'Imagem {name} ignorada: o endereço não é público',
  picture_away: 'Imagem {name}: o blog não respondeu a tempo',
  pictures_later: 'Imagens restantes: {count}. Elas serão pedidas na próxima sincronização.',
  pictures_slow: 'Imagens ainda em preparação: {count}. Os artigos aparecerão quando elas estiverem prontas.',
  pictures_failed: 'Imagens que não puderam ser preparadas: {count}. Elas ficaram no blog.',
  connection_failed: 'A conexão falhou: {problem}',
  will_retry: '{problem} Nova tentativa em {minutes} min. Os artigos já lidos são mantidos.',
  failed: 'Sincronização interrompida: {problem} Os artigos já lidos são mantidos.',
  not_connected: 'O WordPress não está conectado. Configure a conexão nas configurações.',
  cancelled: 'Sincronização cancelada. Os artigos já lidos são mantidos.',
  done: 'Concluído: {parts}.',
  empty: 'O blog responde que não tem mais nenhum artigo. Nada foi retirado aqui.',
};

export const wordpressDone: typeof frenchParts = {
  added: { one: '{count} artigo adicionado', other: '{count} artigos adicionados' },
  changed: { one: '{count} artigo alterado', other: '{count} artigos alterados' },
  removed: { one: '{count} artigo retirado', other: '{count} artigos retirados' },
  nothing: 'nada mudou',
};
