import type { LogCode } from '../../../domain/wordpress/sync-steps.ts';

/** The sentences of the log of the blog’s synchronisation. `empty`: the failure of a blog without articles. */
export const wordpressLog = {
  connected: 'Connecté à {host}',
  resumed: 'Reprise à {done} sur {total}',
  categories: 'Catégories lues : {count}, nouvelles : {fresh}, disparues : {gone}',
  changes: 'Articles modifiés : {count}',
  nothing_changed: 'Aucun article modifié',
  post_added: '« {title} » : ajouté',
  post_changed: '« {title} » : modifié',
  post_removed: '« {title} » : retiré',
  post_refused: 'Article {number} ignoré : sa forme est inattendue ou son texte trop long',
  page_too_large: 'Un article ignoré, trop lourd pour être lu',
  left_on_blog: 'Contenus restés sur le blog : {count}. Les articles y renvoient par un lien.',
  shortcodes: 'Codes de mise en page retirés : {count}. Vérifiez les articles qui en contenaient.',
  pictures: 'Images copiées : {copied}, ignorées : {refused}',
  picture_missing: 'Image {name} ignorée : le blog ne l’a pas',
  picture_large: 'Image {name} ignorée : elle est trop lourde',
  picture_type: 'Image {name} ignorée : seuls les formats JPEG, PNG, WebP et AVIF sans animation sont pris',
  picture_address: 'Image {name} ignorée : son adresse n’est pas publique',
  picture_away: 'Image {name} : le blog n’a pas répondu à temps',
  pictures_later: 'Images restantes : {count}. Elles seront demandées à la prochaine synchronisation.',
  pictures_slow:
    'Images encore en préparation : {count}. Leurs articles paraîtront dès qu’elles seront prêtes.',
  pictures_failed: 'Images qui n’ont pas pu être préparées : {count}. Elles sont restées sur le blog.',
  connection_failed: 'Échec de la connexion : {problem}',
  will_retry: '{problem} Nouvel essai dans {minutes} min. Les articles déjà lus sont gardés.',
  failed: 'Synchronisation interrompue : {problem} Les articles déjà lus sont gardés.',
  not_connected: 'WordPress n’est pas connecté. Veuillez configurer la connexion dans les paramètres.',
  cancelled: 'Synchronisation annulée. Les articles déjà lus sont gardés.',
  done: 'Terminé : {parts}.',
  empty: 'Le blog répond qu’il n’a plus aucun article. Rien n’a été retiré ici.',
} satisfies Record<LogCode | 'empty', string>;

/** The parts of the sentence `done`; parts with the count 0 are left out. */
export const wordpressDone = {
  added: { one: '{count} article ajouté', other: '{count} articles ajoutés' },
  changed: { one: '{count} article modifié', other: '{count} articles modifiés' },
  removed: { one: '{count} article retiré', other: '{count} articles retirés' },
  nothing: 'rien n’a changé',
};
