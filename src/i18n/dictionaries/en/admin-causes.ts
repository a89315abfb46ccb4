import type { adminCauses as fr } from '../fr/admin-causes.ts';

export const adminCauses = {
  'connection refused': 'connection refused',
  'connection closed': 'connection closed',
  'name not found': 'name not found',
  timeout: 'timed out',
  'host unreachable': 'host unreachable',
  'certificate expired': 'certificate expired',
  'certificate not trusted': 'certificate not trusted',
  'certificate of another name': 'certificate of another name',
  'network error': 'network error',
  'no JSON': 'an answer that is not JSON',
  'too large': 'answer too large',
  'no list': 'an answer without a list',
  'answered without a script': 'an answer without a script',
  'script with the identifier': 'script with the identifier',
  'script without the identifier': 'script without the identifier',
  'answer not readable': 'unreadable answer',
} satisfies typeof fr;
