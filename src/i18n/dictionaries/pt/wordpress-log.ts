import type { wordpressLog as french } from '../fr/wordpress-log.ts';

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
  connection_failed: 'A conexão falhou: {problem}',
  will_retry: '{problem} Nova tentativa em {minutes} min. Os artigos já lidos são mantidos.',
  failed: 'Sincronização interrompida: {problem} Os artigos já lidos são mantidos.',
  not_connected: 'O WordPress não está conectado. Configure a conexão nas configurações.',
  cancelled: 'Sincronização cancelada. Os artigos já lidos são mantidos.',
  done: 'Concluído: adicionados {added}, alterados {changed}, retirados {removed}',
  empty: 'O blog responde que não tem mais nenhum artigo. Nada foi retirado aqui.',
};
