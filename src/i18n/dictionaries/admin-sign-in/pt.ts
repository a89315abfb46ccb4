import type { adminSignIn as fr } from './fr.ts';

export const adminSignIn = {
  title: 'Acesso',
  intro: 'Só para a equipe.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  submitting: 'Entrando…',
  home: 'Voltar ao site',
  expired: 'Sua sessão terminou. Entre de novo.',
  elsewhere: 'Você saiu em outra aba. Entre de novo para voltar a esta página.',
  code: {
    title: 'Código de verificação',
    intro: 'Digite os seis dígitos que o seu aplicativo mostra.',
    label: 'Código de seis dígitos',
    recoveryIntro: 'Digite um dos seus códigos de recuperação. Ele só serve uma vez.',
    recovery: 'Código de recuperação',
    useRecovery: 'Usar um código de recuperação',
    useApp: 'Usar o aplicativo',
    otherAccount: 'Usar outra conta',
  },
  forgotten: 'Esqueceu sua senha?',
  errors: {
    config: 'Erro de configuração da API.',
    status: 'Erro de acesso ({status})',
    token: 'Erro de acesso: token ausente',
    network: 'Erro de rede. Tente de novo.',
  },
} satisfies typeof fr;
