import type { importErrors as french } from './fr.ts';

export const importErrors: typeof french = {
  import_interrupted: 'El archivo no ha llegado entero y no se ha cambiado nada. Vuelve a intentarlo.',
  import_empty: 'Este archivo está vacío. Vuelve a exportar el informe desde la plataforma.',
  import_busy: 'Ya se están leyendo dos archivos de esta cuenta. Vuelve a intentarlo en un momento.',
  import_too_large: 'Este archivo supera los 5 MB. Exporta menos días o menos campañas a la vez.',
  import_too_long:
    'Este archivo supera las 50.000 filas, o 20.000 en un libro de Excel. Exporta menos días o menos campañas a la vez.',
  import_pdf: 'Un PDF no es una tabla. Exporta el informe en CSV desde la plataforma.',
  import_workbook:
    'Este libro de cálculo tiene un formato antiguo o una contraseña. Guárdalo en XLSX sin contraseña, o en CSV.',
  import_archive:
    'Este libro o archivo comprimido está dañado, protegido o es demasiado grande una vez abierto. Expórtalo de nuevo, o en CSV.',
  import_no_table:
    'Este archivo no tiene ninguna tabla que sepamos leer. Exporta el informe en CSV o en XLSX desde la plataforma.',
  import_changed: 'Este ya no es el archivo de la vista previa. No se ha importado nada: suéltalo de nuevo.',
  import_refused: 'Este archivo no se puede importar tal cual. La vista previa dice por qué.',
  import_same_file: 'Este archivo ya está importado en esta campaña: no se añade nada por segunda vez.',
  import_replaces_other:
    'Los días ya importados han cambiado desde la vista previa. No se ha importado nada: revisa de nuevo lo que este archivo sustituye.',
  days_not_unusual:
    'Ninguna regla señala estos días: puede que las importaciones hayan cambiado. No se ha guardado nada; recarga la página.',
};
