import type { reminderPage as fr } from './fr.ts';

/** The pages behind the links in the mails to fans. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPage = {
  confirm: {
    title: 'É você mesmo?',
    text: 'Um e-mail, {when}. Outro só se o lançamento for adiado ou cancelado.',
    button: 'Sim, quero o lembrete',
    note: 'Abrir esta página não confirma nada: só o botão conta.',
    doneTitle: 'Anotado.',
    done: 'Vamos escrever {when}. O seu endereço é apagado {days} dias depois.',
  },
  /** The same page when the box of the artist's own list was ticked. */
  confirmList: {
    text: 'Um e-mail da agência, {when}. Outro só se o lançamento for adiado ou cancelado.',
    ticked: 'Com este endereço, mais uma caixa foi marcada:',
    choose: 'Escolha: só o que diz o seu botão é confirmado.',
    alone: 'Sim, só o lembrete',
    both: 'Sim, o lembrete e as novidades do artista',
    done: 'Vamos escrever {when}. O lembrete é apagado {days} dias depois.',
  },
  stop: {
    title: 'Não receber mais nada?',
    text: 'O seu lembrete será apagado, e o seu endereço com ele.',
    button: 'Sim, parar',
    note: 'Durante {years} anos guardamos uma impressão digital ilegível do seu endereço, para não escrever mais a você sobre este lançamento. A prova do seu consentimento, sem o seu endereço, fica guardada por {proof} anos.',
    list: 'O seu consentimento para a lista do artista é retirado ao mesmo tempo. Se a agência já entregou o seu endereço ao artista, ela comunica essa retirada.',
    doneTitle: 'Pronto.',
    done: 'O seu lembrete foi apagado, e o seu endereço com ele.',
  },
  /** The same page for a notification. */
  stopPush: {
    text: 'A notificação prevista neste aparelho será apagada.',
    note: 'Nada mais a fazer: a página não tem nem o seu nome, nem o seu endereço.',
    done: 'A notificação foi apagada. Você não receberá nada sobre este lançamento.',
  },
  /** The same page while the landing page is offline or has no date. */
  paused: {
    text: 'Este lançamento está sem data anunciada por enquanto. Se você concordar, vamos escrever se uma nova data for marcada ou se o lançamento for cancelado. Caso contrário, nada.',
    done: 'Este lançamento está sem data anunciada por enquanto. Vamos escrever se uma nova data for marcada ou se o lançamento for cancelado. Caso contrário, nada: sem nova data, o lembrete é apagado depois de {days} dias.',
  },
  cancelled: {
    title: 'O lembrete foi cancelado.',
    text: 'Este lançamento não está mais anunciado. Nenhum lembrete virá, e o seu é apagado em {days} dias.',
  },
  ended: {
    title: 'Este lembrete terminou.',
    text: 'Nenhuma outra mensagem virá, e o lembrete é apagado em {days} dias.',
  },
  out: {
    title: 'Já saiu.',
    text: 'Não precisa mais de lembrete: ouça.',
    button: 'Ouvir',
  },
  see: 'Ver a página',
  stopLink: 'Não quero o lembrete',
} satisfies typeof fr;
