import type { adminAccount as fr } from './fr.ts';

export const adminAccount: typeof fr = {
  title: 'Minha conta',
  signedInAs: 'Conectado como {email}',
  passwordTitle: 'Mudar a senha',
  next: 'Nova senha',
  rule: 'Pelo menos 12 caracteres. Uma frase fácil de lembrar vale mais do que uma palavra complicada.',
  change: 'Mudar a senha',
  changed: 'Senha alterada. Suas outras sessões foram encerradas.',
  sessionsTitle: 'Sessões',
  signOutEverywhere: 'Sair em todos os lugares',
  signOutEverywhereText: 'Encerra todas as suas sessões, inclusive esta.',
  signOutEverywhereQuestion:
    'Sair em todos os seus dispositivos, inclusive neste? Será preciso entrar de novo em cada um.',
  stillSignedIn: 'Suas sessões continuam abertas.',
  roles: { admin: 'Administração', editor: 'Edição', sales: 'Vendas', moderator: 'Moderação' },
};
