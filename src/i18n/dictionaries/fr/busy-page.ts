/** The short page for a form that was posted too often without script. */
export const busyPage = {
  title: 'Trop de messages à la fois',
  kept: 'Ce que vous avez écrit est gardé dans cette page.',
  again: 'Renvoyer',
};
