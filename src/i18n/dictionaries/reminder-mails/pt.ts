import type { reminderMails as fr } from './fr.ts';

/** The mails to fans who ask a landing page for a reminder. `{when}` is a day with its hour: `reminderTime`; `{day}` the day of the release: `reminderDay`. */
export const reminderMails = {
  named: '{title} de {artist}',
  confirm: {
    subject: 'Confirme o seu lembrete: {name}',
    text: 'Você (ou outra pessoa) pediu à {brand} um e-mail {when}, para o lançamento de {name}.',
    button: 'Sim, quero o lembrete',
    without:
      'Se você não fizer nada, nenhuma outra mensagem será enviada e o seu endereço será apagado em {hours} horas.',
    stranger: 'Não foi você? Não faça nada.',
  },
  remind: {
    subject: { just: '{name} acaba de sair', out: '{name} já está disponível' },
    listen: 'Ouvir',
    listenOn: 'Ouvir no {platform}',
    direct: 'Todas as plataformas:',
    asked:
      'Você pediu este lembrete em {day}. É a última mensagem: o seu endereço será apagado em {days} dias.',
  },
  moved: {
    subject: '{name}: nova data',
    text: 'A {brand} prometeu um e-mail para o lançamento de {name}. A data mudou: o lançamento agora está previsto para {day}, e vamos escrever {when}.',
  },
  cancelled: {
    subject: '{name}: o lembrete foi cancelado',
    text: 'A {brand} prometeu um e-mail para o lançamento de {name}. Ele não está mais anunciado, e esta é a nossa última mensagem: o seu endereço será apagado em {days} dias.',
  },
  /** With the box of the artist's own list ticked, in place of the texts above or after them. */
  list: {
    offered:
      'Com este endereço, mais uma caixa foi marcada: “{sentence}” Na página do botão, você escolhe: só o lembrete, ou esta lista também.',
    asked:
      'Você pediu este lembrete em {day}. É a nossa última mensagem: o lembrete será apagado em {days} dias.',
    cancelled:
      'A {brand} prometeu um e-mail para o lançamento de {name}. Ele não está mais anunciado, e esta é a nossa última mensagem: o lembrete será apagado em {days} dias.',
    /** How long the list keeps the address. */
    kept: 'A lista do artista guarda o seu endereço à parte: nós o apagamos {days} dias depois de entregá-lo ao artista e, no máximo, um ano depois da sua autorização.',
  },
  sender: '{brand}, a agência que faz a publicidade deste lançamento.',
  stop: 'Não receber mais nada',
  privacy: 'Privacidade',
} satisfies typeof fr;
