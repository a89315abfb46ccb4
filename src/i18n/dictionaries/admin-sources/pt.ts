import type { adminSources as french } from './fr.ts';

export const adminSources: typeof french = {
  title: 'Fontes dos guias',
  text: 'Cada página cujas regras um guia cita. Abra-a, compare-a com o guia e registre: o guia passa a ter a data de hoje.',
  old: {
    one: 'Há seis meses {count} fonte não é relida.',
    other: 'Há seis meses {count} fontes não são relidas.',
  },
  fresh: 'Todas foram lidas há menos de seis meses.',
  columns: { source: 'Fonte', checked: 'Lida em', by: 'Por', guides: 'Guias', actions: 'Ações' },
  again: 'Para reler',
  undatedCopy: 'cópia sem data',
  datedCopy: 'cópia {ofMonth}',
  unknown: 'Antes do registro',
  gone: 'uma conta excluída',
  nowhere: 'Nenhum guia a mostra',
  read: 'Relida hoje',
  readOf: 'Relida hoje: {name}',
  back: 'Desfazer',
  backOf: 'Desfazer a leitura de hoje: {name}',
  noted: 'Registrado: {name}. Os guias têm a data de hoje.',
  undone: 'Leitura desfeita: {name}.',
};
