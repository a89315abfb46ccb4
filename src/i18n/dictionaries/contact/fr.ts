import { contactFields } from '../contact-fields/fr.ts';

/** The contact form. */
export const contact = {
  ...contactFields.labels,
  /** With an example of the expected form (RGAA 11.10). */
  email: 'Email (nom@example.com)',
  required: contactFields.required,
  platforms: {
    unknown: 'Je ne sais pas',
    youtube: 'YouTube',
    meta: 'Meta (Facebook, Instagram)',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
  messageHint: 'Le lien du morceau, la date de sortie, ce que vous attendez de la campagne.',
  /** Shown if the agency has set a reply time. */
  reply: 'Réponse avant le {day} à {hour} (heure de Paris).',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  success: 'Message envoyé avec succès !',
  /** Stays below the form after the success message, until the next input. `{time}`: of the visitor's clock. */
  sentAt: 'Message envoyé à {time}.',
  error: 'Une erreur s’est produite. Veuillez réessayer.',
  book: 'Réserver un appel',
  bookPlatform: 'Réserver un appel {platform}',
  newTab: '(nouvel onglet)',
  /** The progress of a booking, on this page and on the landing pages. */
  booking: {
    opening: 'Ouverture du calendrier…',
    newTab: 'Le calendrier s’est ouvert dans un nouvel onglet.',
    refused: 'Votre navigateur a bloqué l’onglet.',
    follow: 'Ouvrir le calendrier',
  },
  /** The notice beside a form with which a call can be booked. */
  thirdParty:
    'Quand vous réservez, votre nom et votre email vont à l’agence et au calendrier, un service tiers qui ne se charge qu’à ce moment-là.',
  privacy: 'Sert à vous répondre et à préparer un devis.',
  privacyLink: 'Confidentialité',
  trap: 'Ne remplissez pas ce champ',
};
