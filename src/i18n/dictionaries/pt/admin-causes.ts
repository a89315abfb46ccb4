import type { adminCauses as fr } from '../fr/admin-causes.ts';

export const adminCauses = {
  'connection refused': 'conexão recusada',
  'connection closed': 'conexão encerrada',
  'name not found': 'nome não encontrado',
  timeout: 'tempo esgotado',
  'host unreachable': 'servidor inacessível',
  'certificate expired': 'certificado vencido',
  'certificate not trusted': 'certificado não reconhecido',
  'certificate of another name': 'certificado de outro nome',
  'network error': 'erro de rede',
  'no JSON': 'resposta que não é JSON',
  'too large': 'resposta grande demais',
  'no list': 'resposta sem lista',
  'answered without a script': 'resposta sem script',
  'script with the identifier': 'script com o identificador',
  'script without the identifier': 'script sem o identificador',
  'answer not readable': 'resposta ilegível',
} satisfies typeof fr;
