import type { adminCampaignDays as french } from './fr.ts';

export const adminCampaignDays: typeof french = {
  audience: {
    title: 'Escuchas y visualizaciones del público',
    note: 'Lo que las plataformas contaron esos días, pagado o no: durante la campaña, no necesariamente gracias a ella. Los oyentes no se suman de un día a otro.',
    all: 'Todos los títulos',
    columns: {
      day: 'Día',
      plays: 'Escuchas o visualizaciones',
      listeners: 'Oyentes',
      saves: 'Guardados',
      adds: 'Añadidos',
    },
  },
  unusual: {
    look: {
      reason: 'Lo que has encontrado',
      reasons: {
        unknown: 'Nada: causa desconocida',
        playlist: 'Una lista',
        press: 'La prensa o un programa',
        release: 'El día del lanzamiento',
        fans: 'Fans en bucle',
        setting: 'Un ajuste, ya corregido',
        travel: 'Viajeros o una VPN',
        format: 'Otro formato o montaje',
      },
      shown: 'Mostrar al cliente',
      save: 'Lo he revisado',
      saved: 'Guardado: cifras revisadas',
      by: 'Revisado el {day} por {name}.',
      visible: 'El cliente lo ve en su informe.',
      hidden: 'El cliente no lo ve.',
    },
    title: 'Cifras inusuales, para la agencia',
    none: 'Nuestras reglas no han señalado nada inusual durante la campaña. Esto no prueba que no haya escuchas artificiales: las plataformas no publican cómo las detectan.',
    few: 'Falta perspectiva: hacen falta cifras de al menos {least} de los {days} días anteriores a la campaña.',
    repeated: {
      none: '{days}: {found} escuchas más de lo habitual, sin un solo oyente más. Lo habitual son {usual} por oyente.',
      one: '{days}: {found} escuchas más de lo habitual de {against} oyente más. Lo habitual son {usual} por oyente.',
      other:
        '{days}: {found} escuchas más de lo habitual de {against} oyentes más. Lo habitual son {usual} por oyente.',
    },
    unsaved: {
      none: '{days}: ningún guardado más de lo habitual, cuando se esperaban {against} de tantos oyentes nuevos.',
      one: '{days}: {found} guardado más de lo habitual, cuando se esperaban {against} de tantos oyentes nuevos.',
      other:
        '{days}: {found} guardados más de lo habitual, cuando se esperaban {against} de tantos oyentes nuevos.',
    },
    peak: '{days}: {found} escuchas, frente a {against} al día la semana anterior, y de vuelta en dos días. Una nota, no una señal.',
    reasons:
      'Una lista editorial, un artículo, el día del lanzamiento o fans en bucle dan las mismas cifras. No conocemos la causa, y el cliente solo ve lo que hayas revisado y marcado.',
  },
  ads: {
    title: 'Cifras inusuales de los anuncios, para la agencia',
    abroad:
      '{found} de {against} ({share}) gastados fuera de la zona prevista, {region}: {countries}. Es un error de ajuste de la segmentación.',
    country: '{country} {cost}',
    more: { one: 'y otro país', other: 'y otros {count} países' },
    unwatched:
      '{found} de {against} visualizaciones ({share}) llegaron a la cuarta parte del vídeo. Lo habitual es {usual}.',
    rules: {
      abroad: 'Regla: a partir del {abroad} del gasto conocido por país.',
      unwatched:
        'Regla: menos del {share} de la mediana de tus campañas pasadas, a partir de {least} visualizaciones.',
    },
    reasons: {
      abroad:
        'Motivos banales: viajeros, una VPN o una segmentación que también incluye a las personas interesadas en un lugar.',
      unwatched: 'Motivos banales: un montaje más largo, otra ubicación, un formato corto.',
    },
  },
  pages: {
    title: 'La landing page del mismo lanzamiento',
    clicks: 'Clics pagados',
    visits: 'Visitas',
    least: 'al menos el {share} de los clics',
    conversions: 'Primeros clics',
    rate: '{share}, de {low} a {high} (confianza del {confidence})',
    note: 'Solo cuentan las visitas que vienen de los anuncios de esta plataforma, en los días del sitio. Menos visitas que clics es normal: ventanas cerradas al instante, bots excluidos. Es un límite inferior.',
    shared: 'Estas visitas son las de {count} campañas de este artista a la vez: el sitio no las distingue.',
  },
  track: {
    title: 'Día a día',
    spent: 'Gastado',
    ofBudget: 'de {budget}, {planned} previstos hasta este día',
    views: 'Visualizaciones',
    promised: 'estimadas: de {low} a {high}',
    notPromised: 'sin estimación',
    cost: 'Coste por visualización',
    place: {
      inside: 'dentro del rango estimado, de {min} a {max}',
      above: 'por encima del rango estimado, de {min} a {max}',
      below: 'por debajo del rango estimado, de {min} a {max}',
    },
    facts: 'Cómo va la campaña',
    exceeded: 'Presupuesto superado',
    since: 'desde el {day}',
    atThisCost: 'Al coste de hoy',
    wholeBudget: 'visualizaciones con todo el presupuesto',
    legend: 'previsto',
    today: 'hoy',
    usedUp: 'agotado el {day}',
    gaps: '{days}: sin cifras',
    moreGaps: { one: '{days} y uno más: sin cifras', other: '{days} y {count} más: sin cifras' },
    late: 'La campaña empezó el {start}, y sus cifras el {day}: ningún archivo cubre los días anteriores.',
    table: 'Ver la tabla',
    charts: {
      spent: 'Gasto acumulado, en euros',
      cost: 'Coste por visualización desde el inicio, en euros',
      costs: 'Gasto por día, en euros',
      views: 'Visualizaciones por día',
    },
    note: 'Los días son los de la cuenta en la plataforma. Un día sin cifras es un hueco, no un cero; un día rayado es provisional: la plataforma aún lo corrige.',
    alerts: {
      titles: {
        spends_fast: 'Gasta un {share} demasiado rápido desde hace {lasting} días.',
        spends_slowly: 'Gasta un {share} demasiado despacio desde hace {lasting} días.',
        costs_more: 'El coste se sale del rango desde hace {lasting} días: demasiado alto.',
        costs_less: 'El coste se sale del rango desde hace {lasting} días: demasiado bajo.',
        no_figures: 'Sin cifras desde hace {count} días.',
      },
      titlesThen: {
        spends_fast: 'El {day}, el gasto llevaba {lasting} días yendo un {share} demasiado rápido.',
        spends_slowly: 'El {day}, el gasto llevaba {lasting} días yendo un {share} demasiado lento.',
        costs_more: 'El {day}, el coste llevaba {lasting} días fuera del rango: demasiado alto.',
        costs_less: 'El {day}, el coste llevaba {lasting} días fuera del rango: demasiado bajo.',
      },
      texts: {
        spends_fast: '{spent} gastados hasta el {day}, {planned} previstos.',
        spends_slowly: '{spent} gastados hasta el {day}, {planned} previstos.',
        costs_more:
          'Sin los dos primeros días, una visualización cuesta más de un 20 % por encima del máximo estimado: {cost}, como mucho {limit}.',
        costs_less:
          'Sin los dos primeros días, una visualización cuesta al menos un 17 % menos que el mínimo estimado: {cost}, como poco {limit}. Comprueba que son las visualizaciones correctas.',
        no_figures: 'El último día importado es el {day}: importa un informe más reciente ({days}).',
      },
      falseAlarms: {
        below: 'menos del {rate}',
        spend: 'Falsa alarma: {rate} de las campañas simuladas que siguen su plan.',
        cost: 'Falsa alarma: {rate} de las campañas simuladas en el centro del rango, {near} de las que están justo dentro.',
      },
      exceeded: 'El presupuesto se ha superado en {over} desde el {day}.',
      usedUp: 'A este ritmo, no quedará presupuesto el {day}.',
      left: 'A este ritmo, {left} no se gastarán.',
      wasUsedUp: 'A este ritmo, el presupuesto se agotó el {day}: importa un archivo más reciente.',
      old: 'Importa un archivo más reciente antes de cambiar un ajuste.',
      unspent: 'El {day}, quedaban {left} sin gastar.',
      ended: {
        whole: 'La campaña terminó el {end}.',
        early: 'La campaña terminó el {end}: importa un archivo que llegue hasta ese día.',
      },
      change: 'Cambia la creatividad o avisa al cliente.',
      daily: 'Pon la campaña a {daily} al día para acabar el presupuesto el último día.',
      hide: 'Ya está, ocultar',
      done: 'Alerta oculta. Volverá si su regla se cumple de nuevo.',
    },
    columns: {
      day: 'Día',
      cost: 'Gasto',
      views: 'Visualizaciones',
      spent: 'Gasto acumulado',
      planned: 'Previsto',
      running: 'Coste por visualización desde el inicio',
    },
    missing: 'sin cifras',
    provisional: 'provisional',
  },
};
