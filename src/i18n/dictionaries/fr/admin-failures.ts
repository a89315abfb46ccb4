/** The reasons of a failed request, as `failureReason` and its neighbours write them, in words of a sentence. */
export const adminFailures = {
  'connection refused': 'connexion refusée',
  'connection closed': 'connexion coupée',
  'name not found': 'nom de serveur introuvable',
  timeout: 'pas de réponse à temps',
  'host unreachable': 'serveur hors d’atteinte',
  'certificate expired': 'certificat expiré',
  'certificate not trusted': 'certificat non reconnu',
  'certificate of another name': 'certificat d’un autre nom',
  'network error': 'erreur réseau',
  'private address': 'adresse privée',
  'invalid address': 'adresse non valable',
  'unsupported protocol': 'adresse ni http ni https',
  'too many redirects': 'trop de redirections',
  'no JSON': 'réponse illisible',
};
