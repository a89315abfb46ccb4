import type { adminFailures as fr } from './fr.ts';

/** The reasons of a failed request, which `failureReason` and the functions beside it put into a sentence. */
export const adminFailures = {
  'connection refused': 'conexão recusada',
  'connection closed': 'conexão interrompida',
  'name not found': 'nome do servidor não encontrado',
  timeout: 'sem resposta a tempo',
  'host unreachable': 'servidor fora de alcance',
  'certificate expired': 'certificado expirado',
  'certificate not trusted': 'certificado não reconhecido',
  'certificate of another name': 'certificado de outro nome',
  'server without https': 'este servidor responde em http, não em https',
  'no secure connection': 'conexão segura impossível',
  'network error': 'erro de rede',
  'private address': 'endereço privado',
  'invalid address': 'endereço inválido',
  'unsupported protocol': 'o endereço não é http nem https',
  'too many redirects': 'redirecionamentos demais',
  /** The reasons of a failed request to an automation. */
  redirects: 'este endereço redireciona: cole o endereço final',
  page: 'a resposta é uma página da web: talvez este endereço peça um login',
  'no JSON': 'resposta ilegível',
  'too large': 'resposta grande demais',
  'no list': 'resposta sem lista',
  'answered without a script': 'resposta sem script',
  'script with the identifier': 'script com o identificador',
  'script without the identifier': 'script sem o identificador',
  'answer not readable': 'resposta ilegível',
} satisfies typeof fr;
