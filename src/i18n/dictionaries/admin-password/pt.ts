import type { adminPassword as fr } from './fr.ts';

export const adminPassword: typeof fr = {
  ask: {
    title: 'Senha esquecida',
    text: 'Digite o endereço da sua conta. Um link permitirá que você escolha uma nova senha.',
    submit: 'Enviar o link',
    sent: 'Se existir uma conta para {email}, acabamos de enviar um link para lá. Ele vale por uma hora e funciona uma única vez. Não chegou nada? Um administrador pode lhe dar uma nova senha.',
    again: 'Corrigir o endereço',
    back: 'Voltar ao login',
  },
  choose: {
    removePasskeys: 'Remover também minhas chaves de acesso',
    passkeys: 'Elas abrem sua conta sem esta senha: {names}. Marque se não reconhecer alguma.',
    title: 'Nova senha',
    submit: 'Salvar',
    ended:
      'Este link não é mais válido: já foi usado ou expirou. Era um convite? Peça outro a um administrador.',
    again: 'Pedir um novo link',
    done: 'Sua senha foi salva. Suas sessões abertas terminaram. Entre de novo.',
    /** The page of an invitation. */
    invited: {
      title: 'Boas-vindas',
      text: 'Escolha sua senha para abrir sua conta.',
      name: 'Seu nome',
      submit: 'Abrir minha conta',
      done: 'Sua conta está aberta. Entre.',
    },
  },
};
