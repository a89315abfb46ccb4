import type { landing as fr } from './fr.ts';

export const landing: typeof fr = {
  verbs: {
    listen: 'Ouvir',
    open: 'Abrir',
    buy: 'Comprar',
    presave: 'Fazer pré-save',
  },
  follow: 'Seguir',
  followArtist: 'Siga {artist}',
  notes: 'Notas',
  sideA: 'Lado A',
  sideB: 'Lado B',
  date: {
    release: 'Lançamento',
    place: 'Local',
    hour: 'Horário',
    calendar: 'Adicionar à agenda',
    remind: 'Quero um lembrete',
    from: 'Disponível em {day}',
    out: 'Já disponível',
    today: 'Hoje',
  },
  event: {
    soldOut: 'Ingressos esgotados',
    past: 'O show já aconteceu',
  },
  countdown: {
    days: 'D−{days}',
    midnight: 'Meia-noite',
    left: {
      one: 'Sai em {days} dia',
      other: 'Sai em {days} dias',
    },
    tonight: 'Sai hoje à meia-noite',
    at: 'Sai hoje às {hour}',
  },
  form: {
    title: 'Vamos manter contato',
    required: 'Todos os campos são obrigatórios.',
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    send: 'Enviar',
    sent: 'Obrigado, sua mensagem foi enviada.',
    privacy: 'Sua mensagem vai para a {brand}, que a usa para responder a você.',
    privacyLink: 'Privacidade',
    trap: 'Deixe este campo vazio',
  },
  player: {
    load: 'Ouvir aqui com {platform}',
    note: 'O player é do {platform}: ao abri-lo, o {platform} recebe seu endereço IP e pode gravar cookies.',
    title: 'Player do {platform}',
  },
  inApp: {
    text: 'Esta página está aberta dentro de um aplicativo, onde suas contas de música talvez não estejam conectadas.',
    open: 'Abrir no navegador',
    copy: 'Copiar o link',
    copied: 'Link copiado',
    menu: 'Toque no menu no alto da tela e escolha abrir a página no seu navegador.',
  },
  footer: {
    by: 'Campanha da {brand}',
    cookies: 'Cookies',
    legal: 'Aviso legal',
  },
  /** Shown above a sample of a demonstration. */
  example: 'Exemplo: o artista, os títulos e os links são inventados.',
  quotes: 'O que dizem',
};
