import type { importErrors as french } from './fr.ts';

export const importErrors: typeof french = {
  import_interrupted: 'O arquivo não chegou inteiro e nada mudou. Tente de novo.',
  import_empty: 'Este arquivo está vazio. Exporte o relatório de novo pela plataforma.',
  import_busy: 'Dois arquivos desta conta já estão sendo lidos. Tente de novo em instantes.',
  import_too_large: 'Este arquivo passa de 5 MB. Exporte menos dias ou menos campanhas por vez.',
  import_too_long:
    'Este arquivo passa de 50.000 linhas, ou de 20.000 em uma planilha. Exporte menos dias ou menos campanhas por vez.',
  import_pdf: 'Um PDF não é uma tabela. Exporte o relatório em CSV pela plataforma.',
  import_workbook: 'Esta planilha tem um formato antigo ou uma senha. Salve-a em XLSX sem senha, ou em CSV.',
  import_archive:
    'Esta planilha ou este arquivo compactado está danificado, protegido ou fica grande demais ao ser aberto. Exporte de novo, ou em CSV.',
  import_no_table:
    'Este arquivo não tem nenhuma tabela que saibamos ler. Exporte o relatório em CSV ou em XLSX pela plataforma.',
  import_changed: 'Este não é mais o arquivo da prévia. Nada foi importado: solte-o de novo.',
  import_refused: 'Este arquivo não pode ser importado como está. A prévia diz por quê.',
  import_same_file: 'Este arquivo já está importado nesta campanha: nada é acrescentado duas vezes.',
  import_replaces_other:
    'Os dias já importados mudaram desde a prévia. Nada foi importado: confira de novo o que este arquivo substitui.',
  days_not_unusual:
    'Nenhuma regra aponta estes dias: as importações podem ter mudado. Nada foi salvo; recarregue a página.',
};
