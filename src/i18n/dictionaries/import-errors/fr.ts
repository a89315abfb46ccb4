import type { ErrorCode } from '../../../contracts/answer.ts';

/** The messages of the API about imports of reports. No page loads these texts. */
export const importErrors = {
  import_interrupted: 'Le fichier n’est pas arrivé en entier et rien n’est changé. Réessayez.',
  import_empty: 'Ce fichier est vide. Exportez de nouveau le rapport depuis la plateforme.',
  import_busy: 'Deux fichiers de ce compte sont déjà en cours de lecture. Réessayez dans un instant.',
  import_too_large: 'Ce fichier dépasse 5 Mo. Exportez moins de jours ou de campagnes à la fois.',
  import_too_long:
    'Ce fichier dépasse 50 000 lignes, ou 20 000 pour un classeur. Exportez moins de jours ou de campagnes à la fois.',
  import_pdf: 'Un PDF n’est pas un tableau. Exportez le rapport en CSV depuis la plateforme.',
  import_workbook:
    'Ce classeur est d’un ancien format ou protégé par un mot de passe. Enregistrez-le en XLSX sans mot de passe, ou en CSV.',
  import_archive:
    'Ce classeur ou cette archive est abîmé, protégé ou trop lourd une fois ouvert. Exportez de nouveau, ou en CSV.',
  import_no_table:
    'Ce fichier n’a aucun tableau que nous sachions lire. Exportez le rapport en CSV ou en XLSX depuis la plateforme.',
  import_changed: 'Ce fichier n’est plus celui de l’aperçu. Rien n’est importé : déposez-le de nouveau.',
  import_refused: 'Ce fichier ne peut pas être importé tel quel. L’aperçu dit pourquoi.',
  import_same_file: 'Ce fichier est déjà importé dans cette campagne : rien n’est ajouté une seconde fois.',
  import_replaces_other:
    'Les jours déjà importés ont changé depuis l’aperçu. Rien n’est importé : vérifiez de nouveau ce que ce fichier remplace.',
  days_not_unusual:
    'Aucune règle ne signale ces jours : les imports ont peut-être changé. Rien n’est enregistré ; rechargez la page.',
} satisfies Partial<Record<ErrorCode, string>>;
