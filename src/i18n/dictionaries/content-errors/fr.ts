/** The API's messages for the agency's own texts. They have their own file, so that public forms do not load them. */
export const contentErrors = {
  content_required: 'Ce texte n’est pas rempli.',
  content_consent: 'Notez qui a donné son accord, quand et comment, avant de publier ce témoignage.',
  content_link:
    'Un lien commence par https:// ou, pour une page de ce site, par une barre oblique. Pour un email, écrivez mailto suivi de deux-points et de l’adresse.',
  content_link_dead:
    'Un lien de ce texte mène à une page qui n’existe pas sur ce site, ou qui n’est pas en ligne. Corrigez son adresse.',
  content_link_anchor:
    'Un lien de ce texte mène à un endroit de page qui n’existe pas. Corrigez ce qui suit le signe #.',
  content_link_language:
    'Un lien vers une page de ce site s’écrit sans langue, comme /contact : chaque langue mène à la sienne.',
  content_heading_order:
    'Aucun titre ne précède ce sous-titre. Faites-en un titre, ou ajoutez un titre au-dessus.',
  content_drawn: 'Choisissez ce que ce bloc montre, dans sa liste.',
  asks_equal:
    'Écrivez au moins deux mots égaux, séparés par le signe = : « pub = réclame ». Ou choisissez le passage que ces mots demandent.',
  asks_passage: 'Ce passage n’existe pas ou plus. Choisissez-en un dans la liste.',
  asks_away: 'Le site ne comprend pas ces mots au départ : il n’y a rien à retirer.',
  content_token:
    'Ce nom entre accolades n’existe pas. Prenez-en un dans la liste sous le champ, ou retirez les accolades.',
  content_no_token:
    'Ce texte ne peut pas contenir d’accolades : il n’a aucun nom qui se remplit seul. Retirez-les.',
  content_term:
    'Ce terme n’est pas dans le glossaire. Prenez celui d’un autre passage, ou écrivez les mots sans crochets.',
  content_items: 'Un élément de cette liste est en double. Rechargez la page et réessayez.',
  content_picture: 'Cette image n’existe plus, ou n’est pas prête. Choisissez-en une autre.',
  content_items_min: 'Laissez au moins un élément visible.',
  content_items_max: 'Cette liste ne peut pas être plus longue. Retirez un élément.',
  content_moment: 'Choisissez une minute à venir, dans l’année.',
  content_scheduled: 'Une publication est déjà programmée. Annulez-la d’abord.',
  content_file: 'Ce fichier n’est pas un export des textes de ce site, ou d’une version plus récente.',
  content_file_part: 'Cette partie n’existe pas sur ce site.',
  content_file_language: 'Cette langue n’existe pas sur ce site.',
  content_file_place: 'La forme de ce texte n’est pas celle d’un export.',
  content_file_field: 'Ce champ n’existe pas dans cette partie.',
  content_file_choice: 'Ce choix ne correspond plus au fichier. Relisez-le.',
  content_file_entry: 'La forme de cette entrée n’est pas celle d’un export.',
  content_file_twice: 'Le fichier a déjà cette entrée plus haut.',
  content_file_deleted: 'Cette page est supprimée sur ce site. Restaurez-la d’abord.',
  content_file_taken: 'Une page de ce site a déjà cette adresse.',
  content_file_guide: 'Aucun texte de ce guide ne peut être importé.',
  content_file_target:
    'La page d’arrivée n’est pas en ligne sur ce site. Publiez-la, puis relisez le fichier.',
  content_file_loop: 'Cette redirection tournerait en rond.',
  content_file_many: 'Mille entrées au plus par liste.',
  content_untranslated: 'Encore en français. Traduisez ce passage, ou dites qu’il reste juste.',
  guide_address:
    'Deux mots au moins, en lettres minuscules sans accent, reliés par des tirets : « budget-clip-musical ».',
  guide_taken: 'Cette adresse est déjà prise. Choisissez-en une autre.',
  guide_unknown: 'Ce guide n’existe plus. Choisissez-en un autre.',
  guide_french: 'Publiez d’abord ce guide en français : les autres langues le suivent.',
  guide_last: 'C’est le dernier guide en ligne : la page des guides serait vide.',
  address_form:
    'Une adresse de ce site commence par une barre oblique et ne contient ni espace ni accent : « /ancien-guide ».',
  address_prefix: 'Retirez la langue du début : la redirection vaut pour les quatre langues.',
  address_taken: 'Une page a déjà cette adresse, ou elle mène déjà ailleurs.',
  address_target: 'Choisissez une page en ligne de ce site.',
  address_loop: 'Cette page mène déjà à cette adresse : la redirection tournerait en rond.',
  address_many: 'La liste est pleine : retirez d’abord une adresse.',
};
