/** The short page for a form that was posted too often without script. */
export const busyPage = {
  title: 'Mensagens demais de uma vez',
  kept: 'O que você escreveu fica guardado nesta página.',
  again: 'Enviar de novo',
};
