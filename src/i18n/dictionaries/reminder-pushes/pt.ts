import type { reminderPushes as fr } from './fr.ts';

/** Reminders by notification: the messages, and what the landing page says of them. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPushes = {
  remind: {
    just: '{title} acaba de sair',
    out: '{title} já está disponível',
    touch: '{artist} · toque para ouvir',
    alone: 'Toque para ouvir',
  },
  cancelled: {
    title: '{title}: o lembrete foi cancelado',
    body: 'O lançamento não está mais anunciado. Esta é a última mensagem da {brand}.',
  },
  noted: {
    title: 'Anotado, neste aparelho',
    when: 'A notificação chega {when}. Uma vez só.',
    nameless: 'Não temos nem o seu nome, nem o seu endereço.',
    calendar: 'Colocar também na minha agenda',
    stop: 'Não quero o lembrete',
    out: 'Já saiu: não precisa mais de lembrete.',
  },
  refused: {
    title: 'Por e-mail, então?',
    denied: 'Este navegador bloqueia as nossas notificações.',
    undo: 'Para permitir: o ícone à esquerda do endereço, depois Permissões, Notificações.',
    failed: 'As notificações não funcionam neste navegador.',
  },
} satisfies typeof fr;
