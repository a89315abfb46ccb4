/** The short page for a form that was posted too often without script. */
export const busyPage = {
  title: 'Demasiados mensajes a la vez',
  kept: 'Lo que has escrito se conserva en esta página.',
  again: 'Volver a enviar',
};
