/** Why a request of the server failed, by the short reason that it gives (`adapters/http/failure-reason.ts`). */
export const adminCauses = {
  'connection refused': 'connexion refusée',
  'connection closed': 'connexion coupée',
  'name not found': 'nom introuvable',
  timeout: 'délai dépassé',
  'host unreachable': 'machine injoignable',
  'certificate expired': 'certificat expiré',
  'certificate not trusted': 'certificat non reconnu',
  'certificate of another name': 'certificat d’un autre nom',
  'network error': 'erreur de réseau',
  'no JSON': 'réponse qui n’est pas du JSON',
  'too large': 'réponse trop lourde',
  'no list': 'réponse sans liste',
  'answered without a script': 'réponse sans script',
  'script with the identifier': 'script qui contient l’identifiant',
  'script without the identifier': 'script sans l’identifiant',
  'answer not readable': 'réponse illisible',
};
