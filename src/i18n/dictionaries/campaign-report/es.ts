import type { campaignReport as fr } from './fr.ts';

/** The report of a campaign, for the client who has a secret link. */
export const campaignReport = {
  title: 'Campaña de {artist}',
  by: '{brand} · informe de campaña',
  facts: {
    budget: 'Presupuesto previsto',
    spent: 'Gastado',
    video: 'Vídeo o canción',
  },
  openVideo: 'Ver en {host}',
  planned: 'La campaña aún no ha empezado. Esto es lo que esperamos de ella.',
  running: 'La campaña está en curso: estas cifras todavía van a cambiar.',
  over: 'La campaña ha terminado: estas cifras todavía pueden corregirse.',
  noResult: 'La campaña ha terminado. Su resultado aún no se ha introducido.',
  noCost: 'El coste final aún no se conoce: el resultado no se puede comparar con la estimación.',
  noSpend: 'No se ha gastado nada: el resultado no se puede comparar con la estimación.',
  notEstimated: 'No hacemos estimaciones para las campañas de Spotify: este es solo el resultado.',
  views: {
    inside: '{actual} visualizaciones: el resultado está dentro del rango estimado, de {low} a {high}.',
    above: '{actual} visualizaciones: son {gap} más que el máximo del rango estimado, de {low} a {high}.',
    below:
      '{actual} visualizaciones: el resultado queda por debajo del rango estimado, de {low} a {high}. Faltan {gap} visualizaciones para llegar al mínimo.',
  },
  costAbove: 'Una visualización ha costado {actual}, por encima del rango estimado, de {low} a {high}.',
  reachBelow: {
    youtube:
      '{actual} personas alcanzadas, por debajo del rango estimado, de {low} a {high}. Faltan {gap} para llegar al mínimo.',
    impressions:
      '{actual} impresiones, por debajo del rango estimado, de {low} a {high}. Faltan {gap} para llegar al mínimo.',
  },
  compared: 'Estimación y resultado',
  picture: 'Escala de visualizaciones: rango estimado de {low} a {high}, resultado {actual}.',
  columns: { figure: 'Cifra', estimate: 'Estimación', actual: 'Resultado' },
  rows: {
    views: 'Visualizaciones',
    streams: 'Reproducciones',
    costPerView: 'Coste por visualización',
    costPerStream: 'Coste por reproducción',
    reach: 'Personas alcanzadas',
    impressions: 'Impresiones',
  },
  middle: '{middle} de media',
  where: { below: 'Por debajo', inside: 'Dentro del rango', above: 'Por encima' },
  none: '–',
  days: {
    title: 'Día a día',
    most: 'Más visualizaciones: {views}, el {day}.',
    provisional: 'En contorno, con * en la tabla: los días que la plataforma aún puede corregir.',
    missing: 'Un hueco: ningún informe cubre ese día.',
    late: 'La campaña empezó el {start}, y las cifras por día el {day}: ningún informe cubre los días anteriores.',
    table: 'La tabla de los {count} días',
    day: 'Día',
    spent: 'Gastado',
    cost: 'Coste de una visualización, desde el inicio',
    high: '{cost}, máximo del rango',
    low: '{cost}, mínimo del rango',
    each: 'Coste por visualización',
    running: 'Desde el inicio',
    csv: 'Los días, en CSV',
    file: 'Archivo',
    state: 'Estado',
    provisionalDay: 'provisional',
    missingDay: 'ningún informe',
    zone: 'Los días son los de la cuenta publicitaria, en su huso horario.',
  },
  sources: {
    column: 'Fuente',
    file: 'Exportación de {source} del {day}',
    hand: 'Tabla del {day}, columnas nombradas por la agencia',
    more: '(y {count} más)',
    typed: 'Introducido por la agencia',
    computed: 'Calculado: {cost} ÷ {views}',
    withdrawn: 'Archivo {file} retirado el {day}',
  },
  release: {
    title: 'La página del lanzamiento',
    left: 'visitas seguidas de un clic, de {visits} llegadas por la publicidad: {share}, de {low} a {high} (confianza del {confidence}).',
    clicks: 'Clics en el anuncio',
    visits: 'Visitas de la página',
    least: 'al menos el {share} de los clics',
    conversions: 'Visitas seguidas de un clic',
    platforms: 'Clics por plataforma: {list}.',
    note: 'Solo cuentan las visitas llegadas por la publicidad, en los días de París. Menos visitas que clics es normal: ventanas cerradas al instante, bots excluidos. Es un límite inferior.',
    shared: 'Estas visitas son las de {count} campañas de este artista a la vez: la página no las distingue.',
  },
  notes: 'Cómo leer estas cifras',
  basis:
    'La estimación corresponde a los {amount} gastados. Para los {budget} previstos habíamos anunciado de {low} a {high} visualizaciones.',
  source:
    'La estimación viene de nuestro simulador. Su tabla está en dólares: contamos {euro} como {dollars}. Es una media del mercado, no una garantía.',
  version: 'Se calculó con la versión {version} de nuestra tabla de costes.',
  learned:
    'El rango se calculó para contener cuatro de cada cinco campañas ({share}): una de cada cinco queda fuera.',
  unusual: {
    title: 'Cifras inusuales',
    files: 'Reglas aplicadas a los archivos de reproducciones, {days}.',
    none: 'Nuestras reglas no han señalado nada inusual en los archivos de reproducciones, {days}. Esto no prueba que no haya reproducciones artificiales: las plataformas no publican cómo las detectan.',
    oneDay: '{days}: {plays} reproducciones para {listeners} oyentes, lo que es inusual.',
    repeated: {
      none: '{days}: {found} reproducciones más de lo habitual, sin un solo oyente más, lo que es inusual.',
      one: '{days}: {found} reproducciones más de lo habitual para {against} oyente más, lo que es inusual.',
      other:
        '{days}: {found} reproducciones más de lo habitual para {against} oyentes más, lo que es inusual.',
    },
    unsaved: {
      none: '{days}: ningún guardado más de lo habitual, cuando se esperaban {against}, lo que es inusual.',
      one: '{days}: {found} guardado más de lo habitual, cuando se esperaban {against}, lo que es inusual.',
      other:
        '{days}: {found} guardados más de lo habitual, cuando se esperaban {against}, lo que es inusual.',
    },
    peak: '{days}: {found} reproducciones, frente a {against} al día la semana anterior, y de vuelta enseguida, lo que es inusual.',
    proof:
      'No es una prueba de reproducciones artificiales, y la ausencia de señal tampoco probaría lo contrario.',
    rule: 'Regla',
    rules: {
      repeated:
        'reproducciones repetidas: al menos {each} por oyente de más, y {times} veces lo habitual, aquí {usual}',
      unsaved: 'oyentes sin guardados: menos del {share} de los esperados',
      peak: 'pico aislado: {times} veces el nivel de la semana anterior, y de vuelta',
    },
    calculation: 'Cálculo',
    calculations: {
      repeated: {
        none: '{found} reproducciones de más, sin oyentes de más: contadas para uno solo; la regla empieza en {limit}',
        one: '{found} reproducciones de más ÷ {against} oyente de más = {ratio} por oyente; la regla empieza en {limit}',
        other:
          '{found} reproducciones de más ÷ {against} oyentes de más = {ratio} por oyente; la regla empieza en {limit}',
      },
      unsaved:
        'guardados de más, encontrados ÷ esperados: {found} ÷ {against} = {ratio}; la regla vale por debajo del {limit}',
      peak: '{found} reproducciones ÷ {against} = {ratio} veces; la regla empieza en {limit}',
    },
    harmless: 'Razones banales',
    reasons: 'lista editorial, prensa, día del lanzamiento, fans en bucle',
    looked: 'Revisado por la agencia el {day}: {reason}',
    foundOneDay: {
      playlist: 'una lista añadió la canción ese día.',
      press: 'la prensa o un programa habló de ella ese día.',
    },
    found: {
      unknown: 'no conocemos la causa.',
      playlist: 'una lista añadió la canción esos días.',
      press: 'la prensa o un programa habló de ella esos días.',
      release: 'es el día del lanzamiento.',
      fans: 'unos fans la escucharon en bucle.',
    },
  },
  definitions: {
    title: 'Qué es una visualización',
    youtube:
      'Una visualización pagada: {seconds} vistos, o el final de un vídeo más corto, o un clic. No es el contador público de YouTube, que cuenta desde la primera imagen.',
    meta: 'Una visualización pagada: una reproducción de al menos {seconds}. No son las «visualizaciones» que muestra Meta, que cuentan cada reproducción y, en una foto, cada vez que aparece en pantalla.',
    tiktok:
      'La visualización es la de la columna nombrada más abajo. TikTok cuenta dos: «Video views», desde el inicio de la reproducción, sin las repeticiones, y las de al menos {seconds}.',
    share: 'La estimación cuenta el {share} de las impresiones como visualizaciones; la tabla muestra ambas.',
  },
  imported: {
    files: 'De dónde salen estas cifras',
    file: 'Exportación de {source} recibida el {at} ({days}).',
    hand: 'Tabla recibida el {at} ({days}), columnas nombradas por la agencia.',
    metric: 'Las visualizaciones son su columna «{metric}». Huella:',
    fingerprint: 'Huella:',
    withdrawn: 'Retirada el {at}.',
    replaced: 'Sustituida después por un archivo más reciente.',
    hash: 'La huella es la del archivo recibido, que no se guarda. Prueba que es el mismo archivo, no que diga la verdad.',
    now: 'Los archivos dicen hoy {figures}.',
    views: '{figure} visualizaciones ({change})',
    spent: '{figure} gastados ({change})',
    corrected: 'La plataforma ha corregido sus cifras desde este informe.',
    nowThere: 'Para los días y las campañas de este informe, los archivos dicen hoy {figures}.',
    further: 'También cuentan días o campañas que no están en este informe.',
    until:
      'Este informe recoge las cifras de los archivos hasta el {to}. Los archivos llegan ahora hasta el {later}.',
  },
  question: '¿Una pregunta sobre este informe?',
  read: 'Consultado el {moment}, hora de París.',
  expires: 'Este enlace secreto es válido hasta el {day}. Quien lo tenga puede leer este informe.',
} satisfies typeof fr;
