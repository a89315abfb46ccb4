/** Reminders by notification: the messages, and what the landing page says of them. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPushes = {
  remind: {
    just: '{title} vient de sortir',
    out: '{title} est disponible',
    touch: '{artist} · touchez pour écouter',
    alone: 'Touchez pour écouter',
  },
  cancelled: {
    title: '{title} : le rappel est annulé',
    body: 'La sortie n’est plus annoncée. C’est le dernier message de {brand}.',
  },
  noted: {
    title: 'C’est noté, sur cet appareil',
    when: 'La notification arrivera {when}. Une seule fois.',
    nameless: 'Nous n’avons ni votre nom, ni votre adresse.',
    calendar: 'Ajouter aussi à mon agenda',
    stop: 'Ne plus me prévenir',
    out: 'C’est sorti : plus besoin de rappel.',
  },
  refused: {
    title: 'Par email, alors ?',
    denied: 'Ce navigateur bloque nos notifications.',
    undo: 'Pour les permettre : l’icône à gauche de l’adresse, puis Autorisations, Notifications.',
    failed: 'Les notifications ne marchent pas dans ce navigateur.',
  },
};
