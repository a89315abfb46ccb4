import type { adminSecondFactor as fr } from './fr.ts';

export const adminSecondFactor: typeof fr = {
  title: 'Verificação em duas etapas',
  text: 'Um código do seu celular se soma à senha: se ela for roubada, já não basta.',
  begin: 'Ativar',
  next: 'Continuar',
  scan: 'Escaneie este código com um aplicativo de autenticação e digite os seis dígitos que ele mostra.',
  qr: 'Código QR para o seu aplicativo',
  open: 'Abrir no aplicativo',
  secret: 'Sem câmera? Digite esta chave no aplicativo:',
  code: 'Código de seis dígitos',
  confirm: 'Confirmar',
  since: 'Ativada desde {date}.',
  left: 'Códigos de recuperação restantes: {count}.',
  few: 'Restam poucos: crie dez novos a tempo.',
  codes: {
    renew: 'Novos códigos de recuperação',
    renewText: 'Você receberá dez novos. Os antigos deixam de funcionar na hora.',
    title: 'Seus códigos de recuperação',
    text: 'Sem o aplicativo, cada um permite entrar uma única vez. Guarde-os fora do celular: eles não serão mostrados de novo.',
    copy: 'Copiar',
    copied: 'Copiados',
    done: 'Já guardei',
  },
  off: {
    action: 'Desativar',
    text: 'Sua senha voltará a bastar para entrar.',
    done: 'Verificação em duas etapas desativada.',
  },
};
