/** Short error pages, which are sent without rendering a page of the site. */
export const shortPage = {
  tooManyMessages: 'Mensagens demais de uma vez',
  kept: 'O que você escreveu fica guardado nesta página.',
  again: 'Enviar de novo',
  tooManyPages: 'Páginas demais de uma vez',
  reload: 'Tentar de novo',
  tooLong: 'Mensagem longa demais',
  unreadable: 'Formulário ilegível',
  back: 'O botão Voltar do navegador guarda o que você escreveu.',
};
