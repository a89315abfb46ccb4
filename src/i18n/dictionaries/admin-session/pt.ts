import type { adminSession as fr } from './fr.ts';

export const adminSession: typeof fr = {
  again: {
    title: 'Sua sessão terminou',
    text: 'Digite sua senha para continuar. Nada do que você escreveu foi perdido.',
    codeText: 'Digite o código do seu aplicativo ou um código de recuperação.',
    code: 'Código de verificação',
    submit: 'Continuar',
    leave: 'Sair desta página',
  },
  soon: {
    title: 'Sua sessão está prestes a terminar',
    text: 'Se você não fizer nada, ela termina às {time}.',
    last: 'Ela termina às {time}, sete dias depois de você entrar. Sua senha será pedida aqui mesmo.',
    stay: 'Continuar conectado',
    close: 'Entendi',
  },
};
