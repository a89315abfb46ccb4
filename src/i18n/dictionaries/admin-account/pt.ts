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
  weekly: {
    title: 'E-mail de segunda-feira',
    on: 'Receber toda segunda-feira às 8h o que espera',
    text: 'Os números de “Segunda em cinco minutos” e um link. Nenhum nome. Se nada esperar, nenhum e-mail.',
    turnedOn: 'O primeiro e-mail chega na próxima segunda-feira, se algo esperar.',
    turnedOff: 'Você não vai mais recebê-lo.',
    stop: {
      title: 'Parar o e-mail de segunda-feira',
      text: 'Você não vai mais receber os números do que espera. Pode pedi-lo de novo nas suas configurações.',
      action: 'Parar',
      done: 'Parado.',
    },
  },
  roles: { admin: 'Administração', editor: 'Edição', sales: 'Vendas', moderator: 'Moderação' },
};
