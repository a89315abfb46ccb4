import type { glossary as fr } from './fr.ts';

/** The words of music advertising. Figures come from `domain/benchmarks`, with their unit. */
export const glossary = {
  meta: {
    title: 'Glosario de la publicidad musical',
    description:
      'CPV, CPM, ROAS, lookalike, pre-save: las palabras de las campañas en YouTube, Meta, TikTok y Spotify, explicadas a músicos, con nuestras referencias.',
  },
  eyebrow: 'Glosario',
  title: 'La jerga publicitaria, traducida para músicos.',
  lead: 'Qué significa cada término y qué cambia en tu campaña. Las cifras son nuestras referencias: cada campaña tiene las suyas.',
  /** Before the link to the guide that explains a term. */
  guide: 'En la guía:',
  terms: {
    'ab-test': {
      term: 'Test A/B (prueba A/B)',
      definition:
        'Dos versiones de un mismo anuncio con una sola diferencia: la imagen, el gancho o el público. Te quedas con la que gana. Reserva el {kpi.testShare} del presupuesto para estas pruebas y espera al menos {kpi.abTest.impressions} impresiones por versión: antes, la diferencia entre dos fragmentos puede ser pura casualidad.',
    },
    'ad-account': {
      term: 'Cuenta publicitaria (ad account)',
      definition:
        'La cuenta de Google, Meta o TikTok desde la que salen tus campañas: ahí quedan presupuestos, públicos e historial. Conviene que esté a tu nombre: si cambias de agencia, conservas tus públicos, tus cifras y lo que la plataforma ha aprendido de quienes te escuchan.',
    },
    'ad-break': {
      term: 'Pausa publicitaria (mid-roll)',
      definition:
        'El momento en que un vídeo largo se detiene para mostrar anuncios. Tu videoclip puede aparecer en mitad de una entrevista o de un directo. La atención ya está ahí, pero estás cortando a alguien: los primeros segundos tienen que dar un motivo para quedarse.',
    },
    'ad-library': {
      term: 'Biblioteca de anuncios (Ad Library)',
      definition:
        'El registro público de Meta donde se ven los anuncios activos de una página o de un país. TikTok tiene el suyo, el Creative Center. Busca artistas afines: lo que lleva mucho tiempo en marcha seguramente funciona. Son gratuitos y no dicen nada de los resultados.',
    },
    'ad-set': {
      term: 'Conjunto de anuncios (ad set)',
      definition:
        'El nivel intermedio de una campaña, entre el objetivo y los anuncios: un público, unas ubicaciones, un presupuesto, un calendario. Google y TikTok dicen grupo de anuncios. Un conjunto para fans de un artista afín, otro para quienes vieron tu último videoclip, y ves cuál escucha de verdad.',
    },
    'advantage-plus': {
      term: 'Advantage+',
      definition:
        'El nombre de los ajustes automáticos de Meta: público, ubicaciones, presupuesto, mejoras del vídeo. Tus intereses son solo sugerencias. Déjale las ubicaciones y desactiva las mejoras, incluida la música añadida: taparía la tuya.',
    },
    algorithm: {
      term: 'Algoritmo',
      definition:
        'El programa que decide a quién se enseña un anuncio o un tema, según lo que cada cual ve, salta o comparte. Una campaña le da ejemplos: cuanto mejor elegidos los primeros oyentes, mejor encuentra a los siguientes. Las visualizaciones generadas por bots le enseñan lo contrario.',
    },
    'app-tracking-transparency': {
      term: 'Permiso de seguimiento (App Tracking Transparency, ATT)',
      definition:
        'La pregunta que Apple obliga a hacer a cada aplicación antes de seguir a alguien por otras aplicaciones y webs. Si dice que no, Instagram o TikTok estiman una parte de las conversiones en lugar de contarlas. Tus datos de iPhone son, por tanto, aproximados.',
    },
    'artificial-stream': {
      term: 'Reproducción artificial',
      definition:
        'Una reproducción que no viene de alguien que quería escuchar: bot, granja de clics, playlist de pago. Las plataformas la eliminan, retienen los royalties y pueden cobrar a la distribuidora. Se nota en un pico sin guardados, desde una ciudad donde nadie te sigue.',
    },
    attribution: {
      term: 'Atribución',
      definition:
        'La regla que dice a qué anuncio corresponde una reproducción o una venta. Contamos una acción hasta {roi.attribution.click} después de un clic, y {roi.attribution.view} después de que el anuncio solo se mostrara. Sin regla fija, YouTube y Meta reclaman al mismo fan, y lo cuentas dos veces.',
    },
    audience: {
      term: 'Público (audiencia)',
      definition:
        'El grupo de personas a las que se puede mostrar un anuncio: edad, país, artistas que siguen, hábitos de escucha. Demasiado amplio, el dinero se dispersa; demasiado estrecho, te ven siempre los mismos. Parte de los artistas que tus oyentes ya quieren y deja que las cifras lo amplíen.',
    },
    'audience-expansion': {
      term: 'Ampliación del público (Smart targeting)',
      definition:
        'El ajuste con el que TikTok emite más allá de los intereses y públicos que elegiste, si espera mejores resultados. La edad, el sexo y el lugar se respetan. Para comparar dos públicos, desactívalo: si no, ya no sabes a quién estás probando.',
    },
    'audience-overlap': {
      term: 'Solapamiento de públicos',
      definition:
        'La parte de personas que están en dos públicos a la vez, por ejemplo los fans de dos raperos afines. Tus conjuntos persiguen entonces a la misma gente: a uno le cuesta mostrarse, o el anuncio se repite. Se juntan los grupos, o se excluye uno del otro.',
    },
    bid: {
      term: 'Puja (bid)',
      definition:
        'El precio que aceptas pagar por una visualización, un clic o una acción. En cada hueco libre, la plataforma sopesa las ofertas y el interés probable de la persona. Un fragmento que retiene puede ganar a una oferta más alta: un buen montaje abarata el precio.',
    },
    bot: {
      term: 'Bot (robot)',
      definition:
        'Un programa que finge visualizaciones, reproducciones o seguidores. Llena un contador, nunca una sala: ni compartidos, ni entradas, y un algoritmo que después busca más perfiles falsos. Las plataformas borran esas cifras y pueden retirar el tema. Nosotros no compramos ninguna.',
    },
    'branded-challenge': {
      term: 'Reto de marca (branded challenge)',
      definition:
        'En TikTok, una invitación al público: un gesto, un sonido, una etiqueta. Para un tema, es un estribillo que cada cual repite a su manera. Si lo lanzas tú, nuestra fórmula aplica {tiktok.viral.challenge} al presupuesto, porque las versiones de la gente hacen parte de la difusión. El que vende TikTok (Branded Hashtag Challenge) es otro producto, mucho más caro.',
    },
    budget: {
      term: 'Presupuesto publicitario',
      definition:
        'El dinero que se paga a la plataforma por mostrar tus anuncios, sin los honorarios de la agencia. Nuestras campañas empiezan en {agency.minimum} al mes, y en {spotify.from} en Spotify. Por debajo, los resultados llegan demasiado despacio para distinguir un buen fragmento de un golpe de suerte. En una primera prueba, pon una cantidad que puedas perder.',
    },
    'call-to-action': {
      term: 'Llamada a la acción (call to action)',
      definition:
        'Las palabras o el botón que dicen qué hacer después: escuchar, seguir, reservar. Una sola por anuncio. «Escuchar el tema» dice lo que viene; «Más información» no dice nada. Al otro lado del enlace, eso mismo tiene que estar esperando al oyente, sin rodeos.',
    },
    'campaign-objective': {
      term: 'Objetivo de campaña',
      definition:
        'Lo que le pides a la plataforma que busque: que te vean, que reaccionen, que actúen. Elige a la gente en consecuencia. Una campaña ajustada a la notoriedad encuentra espectadores, no compradores: si quieres pre-saves, dilo ya en este ajuste.',
    },
    churn: {
      term: 'Tasa de abandono (churn)',
      definition:
        'La parte de oyentes o seguidores que te dejan en un periodo. Ganar cien seguidores y perder ochenta es llenar un cubo agujereado. Si el abandono sube tras una campaña, el público no era el adecuado, o después no le esperaba nada.',
    },
    'click-rate': {
      term: 'Tasa de clics (CTR)',
      definition:
        'La parte de impresiones seguidas de un clic. Es una de las primeras señales de que un fragmento despierta interés. Nuestras referencias: más del {meta.target.clickRate} en Meta, más del {youtube.target.clickRate} en YouTube in-feed. Una buena tasa con pocas reproducciones señala a la página de destino, no al anuncio.',
    },
    'commercial-music-library': {
      term: 'Biblioteca comercial (Commercial Music Library)',
      definition:
        'El catálogo de TikTok con temas autorizados para publicidad. Una cuenta de empresa solo accede a él, aunque la canción sea tuya. Para promocionar tu propio tema, usa tu sonido original y confirma que tienes los derechos.',
    },
    'completion-rate': {
      term: 'Tasa de finalización (completion rate)',
      definition:
        'La parte de personas que ven o escuchan hasta el final. En TikTok esperamos más del {tiktok.test.completionRate} en la fase de prueba antes de añadir presupuesto. Si todo el mundo se va en el mismo segundo, ahí flojea el montaje o tarda en llegar el estribillo.',
    },
    'confidence-level': {
      term: 'Nivel de confianza',
      definition:
        'La exigencia que te pones antes de declarar una versión ganadora. Con un {kpi.abTest.confidence}, una diferencia así de grande sería rara si las dos versiones valieran lo mismo. Dos fragmentos separados por unos pocos clics no prueban nada: se espera más, o se acepta el empate.',
    },
    consent: {
      term: 'Consentimiento',
      definition:
        'El permiso que da una persona antes de que un sitio o una plataforma siga lo que hace. Sin él no hay píxel ni retargeting en la Unión Europea. Para una campaña significa cifras incompletas pero honestas, y una lista de fans que tienes derecho a usar.',
    },
    conversion: {
      term: 'Conversión',
      definition:
        'La acción que busca la campaña: una reproducción, un pre-save, un seguidor, una entrada. Se elige antes de lanzar, y solo una. Un videoclip visto por miles de personas sin conversiones ha hecho ruido; todavía no ha creado un público.',
    },
    'conversion-rate': {
      term: 'Tasa de conversión',
      definition:
        'La parte de visitantes que hacen lo que esperabas. En streaming, nuestra referencia es el {kpi.conversion.streaming}. Si la tuya es más baja, mira primero la página de destino: demasiados enlaces, una carga lenta, o un tema que no es el que sonaba en el anuncio.',
    },
    'conversions-api': {
      term: 'Conversions API',
      definition:
        'El envío de una conversión a Meta desde el servidor de la página, además del píxel del navegador. Un identificador común evita contar la acción por duplicado. Pide el mismo consentimiento que el píxel: cambia el camino y la regla sigue igual.',
    },
    'cost-per-acquisition': {
      term: 'Coste de adquisición (CPA)',
      definition:
        'Lo que cuesta un fan, un seguidor o un comprador más: el gasto dividido entre lo que ha ganado. Nuestro techo es su valor del tiempo de vida {kpi.acquisitionShare}; de media buscamos menos de {roi.target.costPerFan}. Por encima, desaparece lo que iba a pagar estudio, videoclip y gira.',
    },
    'cost-per-click': {
      term: 'Coste por clic (CPC)',
      definition:
        'El gasto dividido entre el número de clics. Útil cuando el anuncio lleva a otro sitio: servicio de streaming, venta de entradas, tienda. Un clic barato no es un fan: compáralo con las reproducciones que vienen después, o estarás pagando sobre todo pulgares distraídos.',
    },
    'cost-per-thousand': {
      term: 'Coste por mil (CPM)',
      definition:
        'El precio de mil impresiones. De media, {meta.costPerThousand} en Meta y {tiktok.costPerThousand} en TikTok, según el género musical, la edad y la temporada. Mide la competencia por la atención de tu público: a final de año, cuando las marcas compran mucho, el mismo hueco cuesta más.',
    },
    'cost-per-view': {
      term: 'Coste por visualización (CPV)',
      definition:
        'El precio de una visualización de tu videoclip como anuncio. En YouTube, {youtube.costPerView} de media, según el género y el público. Es la unidad del simulador para YouTube: el presupuesto dividido entre el coste da visualizaciones estimadas, nunca garantizadas.',
    },
    'countdown-page': {
      term: 'Countdown Page (cuenta atrás)',
      definition:
        'La página de Spotify que anuncia un álbum o un EP: cuenta atrás, temas, clips cortos, pre-save. Pide {streaming.countdown.listeners} oyentes activos y excluye los singles. A quienes hacen pre-save se les avisa el día del lanzamiento.',
    },
    creative: {
      term: 'Creatividad (creative)',
      definition:
        'El vídeo, la imagen o el sonido que le llega al público. A menudo decide el coste más que la segmentación. Prepara varios cortes del mismo tema: estribillo, estrofa, detrás de las cámaras. Las cifras señalan el bueno, y no siempre es el favorito del grupo.',
    },
    'custom-audience': {
      term: 'Público personalizado (custom audience)',
      definition:
        'Un público de personas que ya te conocen: visitantes de tu web, espectadores de un videoclip, gente de tu lista que dio su permiso. Reaccionan antes; nuestra fórmula de Meta aplica {meta.audience.custom} a su coste. Si es pequeño, se agota: guárdalo para un lanzamiento o un concierto.',
    },
    'custom-segment': {
      term: 'Segmento personalizado (custom segment)',
      definition:
        'En Google Ads, un público que describes con palabras buscadas, direcciones de webs o aplicaciones. Para un tema, son los nombres de artistas afines, sus webs y los medios del género. Es el público más preciso de una campaña de YouTube.',
    },
    'demand-gen': {
      term: 'Demand Gen',
      definition:
        'La campaña de Google que se emite en YouTube, Shorts, Discover y Gmail para conseguir clics o conversiones. Ahí viven los públicos similares, tratados como una señal. No se paga por visualización: para un videoclip, compárala con una campaña de visualizaciones.',
    },
    'discovery-mode': {
      term: 'Discovery Mode',
      definition:
        'La herramienta de Spotify que señala un tema prioritario a la radio, la reproducción automática y los mixes. No se paga nada antes: una comisión del {streaming.discovery.commission} sobre los royalties de las reproducciones de esos contextos. Sirve a un tema que ya retiene a sus oyentes.',
    },
    distributor: {
      term: 'Distribuidora digital (distributor)',
      definition:
        'La empresa que entrega tus temas a Spotify, Apple Music o Deezer y te paga lo que generan. También fija contigo el día en que salen. Avísala con tiempo: una campaña que lleva a un enlace que aún no funciona es dinero tirado.',
    },
    'engagement-rate': {
      term: 'Tasa de interacción (engagement rate)',
      definition:
        'La parte de personas alcanzadas que reaccionan: me gusta, comentario, compartido, guardado. En Meta buscamos más del {meta.target.engagement}. No todas las reacciones valen lo mismo: un compartido presenta tu tema a alguien cuya atención no has pagado.',
    },
    'exclusion-list': {
      term: 'Lista de exclusión (exclusion)',
      definition:
        'Las personas, los lugares o los vídeos donde tu anuncio no debe salir. Excluye de una campaña de descubrimiento a tus seguidores y espectadores recientes: el presupuesto irá a gente nueva, y tus dos públicos dejarán de disputarse las mismas impresiones.',
    },
    'focused-view': {
      term: 'Visualización atenta (focused view)',
      definition:
        'La unidad que vende TikTok con el objetivo Video views: una persona que lo ve al menos {rules.tiktok.focusedView}, o que interactúa. Vale más que una visualización corriente, que se cuenta en cuanto arranca el vídeo, y cuesta más.',
    },
    frequency: {
      term: 'Frecuencia',
      definition:
        'Cuántas veces, de media, ve tu anuncio la misma persona. Una canción gana cuando se vuelve a oír; un anuncio, mucho menos. Cuando la frecuencia sube y los clics bajan, el público está gastado: cambia el fragmento o amplía el público.',
    },
    'geo-targeting': {
      term: 'Segmentación geográfica (geo-targeting)',
      definition:
        'La elección de los países, regiones o ciudades donde salen tus anuncios. Sigue tu proyecto: las ciudades de la gira, los países donde ya te escuchan. La misma impresión no cuesta igual en todas partes, y unas visualizaciones lejanas y baratas no llenan una sala en Zaragoza.',
    },
    hook: {
      term: 'Gancho (hook)',
      definition:
        'Los primeros segundos, en los que decide el pulgar. En música suele ser la voz o el riff, antes de cualquier introducción. Un gancho flojo encarece cada visualización, porque la plataforma muestra menos lo que la gente abandona. Prueba varios con el mismo tema.',
    },
    impression: {
      term: 'Impresión',
      definition:
        'Un anuncio mostrado una vez en pantalla, visto o no. No es una persona ni una visualización: alguien puede recibir varias. Las impresiones sirven para contar la difusión y calcular el coste por mil, no para saber si gusta tu tema.',
    },
    'in-app-browser': {
      term: 'Navegador integrado (in-app browser)',
      definition:
        'La ventana web que abren Instagram o TikTok sin salir de la aplicación. Ahí nadie tiene la sesión de Spotify iniciada, y las elecciones sobre rastreadores se olvidan pronto. Prueba siempre tu página de enlaces desde la aplicación, en iPhone y en Android.',
    },
    'in-feed': {
      term: 'Anuncio in-feed',
      definition:
        'En YouTube, una miniatura y un título en la página de inicio, en la búsqueda o junto a un vídeo. La persona decide hacer clic para ver: ahí la tasa de clics sí dice algo, y la visualización ocurre en tu canal.',
    },
    'in-stream': {
      term: 'Anuncio in-stream',
      definition:
        'Un anuncio de vídeo situado antes, durante o después de otro vídeo. En YouTube, tu videoclip sale delante del de un artista afín, en el mismo reproductor y casi siempre con sonido. Es el formato del descubrimiento: quien se queda ha elegido escucharte.',
    },
    kpi: {
      term: 'Indicador clave (KPI)',
      definition:
        'Una cifra elegida de antemano para decir si la campaña funciona. Bastan dos o tres: coste por visualización y tiempo de visualización para un videoclip, coste por reproducción y guardados para un tema. Un indicador que no cambia ninguna de tus decisiones es un adorno.',
    },
    'learning-phase': {
      term: 'Fase de aprendizaje',
      definition:
        'Los primeros días de una campaña, en los que la plataforma prueba públicos y momentos. Los costes se mueven, es normal, y cada cambio grande la obliga a empezar de nuevo. Es una de las razones por las que recomendamos al menos {agency.minimumDays} de difusión.',
    },
    'lifetime-value': {
      term: 'Valor del tiempo de vida de un fan (LTV)',
      definition:
        'Lo que aporta un fan durante toda la relación: reproducciones, compras, conciertos. Nuestras referencias: {roi.lifetimeValue.occasional} para un oyente ocasional, {roi.lifetimeValue.engaged} para un fan comprometido, {roi.lifetimeValue.superFan} para un superfan. Dice cuánto puedes pagar por ganarlo, y por qué conservarlo importa más.',
    },
    lookalike: {
      term: 'Público similar (lookalike)',
      definition:
        'Un público que encuentra la plataforma porque se parece a una lista que le das: tus oyentes, tus compradores. En Meta, el más cercano reúne al {meta.lookalikeShare} de los usuarios de un país. Vale lo que vale la lista: parte de fans de verdad, no de seguidores comprados.',
    },
    marquee: {
      term: 'Marquee y Showcase',
      definition:
        'Las recomendaciones de pago por clic que los equipos de artistas compran en Spotify for Artists: pantalla completa para una novedad, tarjeta en la página de inicio para un tema reciente o antiguo. Presupuesto desde {streaming.campaign.least}, un país por campaña. Con un single, solo llegan a usuarios Premium.',
    },
    organic: {
      term: 'Orgánico (organic)',
      definition:
        'Lo que llega sin pagar la difusión: búsquedas, compartidos, recomendaciones, playlists. Una buena campaña se nota también ahí, en las reproducciones que siguen cuando se acaba el presupuesto. Anota tu nivel antes de lanzar, o le apuntarás a la publicidad lo que venía solo.',
    },
    payback: {
      term: 'Plazo de recuperación (payback)',
      definition:
        'El tiempo que tarda un fan en aportar lo que ha costado. Nuestra referencia: menos de {roi.target.payback}. Las reproducciones dan poco durante mucho tiempo; una entrada, mucho de golpe. Este plazo dice si tu caja aguanta hasta el próximo lanzamiento.',
    },
    pixel: {
      term: 'Píxel (etiqueta de seguimiento)',
      definition:
        'Un pequeño código en una web que avisa a una plataforma publicitaria de que alguien ha entrado, ha hecho clic o ha comprado. Une el anuncio con su resultado y alimenta el retargeting. En la Unión Europea espera el consentimiento del visitante; en este sitio también.',
    },
    placement: {
      term: 'Ubicación (placement)',
      definition:
        'El lugar donde aparece el anuncio: feed, historia, Reels, antes de un vídeo, entre dos temas. Cada una tiene su formato y sus costumbres: imagen vertical en una historia, a menudo sin sonido en un feed. El mismo fragmento en todas partes no encaja en ninguna.',
    },
    playlist: {
      term: 'Playlist (lista de reproducción)',
      definition:
        'Una lista de temas que lleva un equipo, un algoritmo o un oyente. Un sitio en una playlist editorial no se compra. Una campaña puede ayudar de otro modo: las reproducciones completas y los guardados de personas reales son señales que leen las playlists algorítmicas.',
    },
    'pre-save': {
      term: 'Pre-save (preguardado)',
      definition:
        'Añadir un tema a la biblioteca de un oyente antes de que salga: lo tendrá ese mismo día. Para ti significa un primer día menos silencioso y una medida de cuánto se espera. Lánzalo varias semanas antes, con un fragmento que funcione por sí solo.',
    },
    reach: {
      term: 'Alcance (reach)',
      definition:
        'El número de personas distintas a las que se ha mostrado tu anuncio. Divide las impresiones entre el alcance y tienes la frecuencia. Un gran alcance da a conocer un nombre; aún no dice quién ha escuchado. El que da nuestro simulador para YouTube es una estimación.',
    },
    'release-plan': {
      term: 'Plan de lanzamiento (release plan)',
      definition:
        'El calendario de un single, un EP o un álbum: anuncio, pre-save, lanzamiento, videoclip, recordatorios. Evita gastarlo todo el primer viernes, cuando salen también muchos otros.',
    },
    retargeting: {
      term: 'Retargeting (remarketing)',
      definition:
        'Mostrar un anuncio a quienes ya te han visto: visitantes de tu web, espectadores de un videoclip. Cuesta menos convencerlos; nuestra fórmula de YouTube aplica {youtube.audience.retargeting} a su coste. Resérvalo para el capítulo siguiente: el tema después del fragmento, el concierto después del tema.',
    },
    'return-on-ad-spend': {
      term: 'Retorno del gasto publicitario (ROAS)',
      definition:
        'Los ingresos de una campaña divididos solo entre su gasto publicitario. Nuestro mínimo es {kpi.returnOnAdSpend}; en Meta buscamos más de {meta.target.returnOnAdSpend}. Son referencias, no promesas. Honorarios y rodaje quedan fuera: para eso, mira el retorno de la inversión.',
    },
    roi: {
      term: 'Retorno de la inversión (ROI)',
      definition:
        'La ganancia neta frente a todo lo que ha costado la campaña, honorarios y creatividades incluidos. Buscamos más del {roi.target.overall}, sin poder garantizarlo. En música, una parte vuelve tarde: reproducciones repartidas en meses, un fan que repite en cada gira.',
    },
    'safe-zone': {
      term: 'Zona segura (safe zone)',
      definition:
        'La parte de un vídeo vertical que la interfaz no tapa. Arriba va el nombre de la cuenta, abajo el texto y el botón, a la derecha las reacciones. Letra y cara van en el centro, y la vista previa lo confirma.',
    },
    'save-rate': {
      term: 'Tasa de guardado (save rate)',
      definition:
        'La parte de oyentes que añaden tu tema a su biblioteca o a una playlist. Más que una reproducción, es señal de que volverán. ¿Muchas reproducciones y pocos guardados? La segmentación trae curiosos, no a tu público: afina la elección de artistas afines.',
    },
    scaling: {
      term: 'Escalado (scaling)',
      definition:
        'Subir por pasos el presupuesto de un anuncio que ha demostrado que funciona. En Meta llegamos hasta un {meta.scaleStep}, poco a poco, cuando la tasa de clics supera el {meta.scaleAbove.clickRate}. Demasiado rápido, la fase de aprendizaje empieza de nuevo y el coste sube; demasiado tarde, el fragmento se ha gastado sin servir.',
    },
    'short-video': {
      term: 'Vídeo corto (short)',
      definition:
        'Un vídeo breve y vertical, en TikTok, Reels o Shorts, que se pasa con el pulgar. Para un tema es el banco de pruebas más barato: un estribillo, un gesto, una reacción. Lo que engancha ahí merece un videoclip y un presupuesto; lo demás solo ha costado una tarde.',
    },
    'skippable-ad': {
      term: 'Anuncio saltable (skippable ad)',
      definition:
        'Un anuncio de vídeo que se puede saltar a los cinco segundos. En YouTube, con coste por visualización, pagas si la persona ve treinta segundos, o el vídeo entero si es más corto, o si hace clic. Quien se va antes no cuesta nada: tu intro hace la criba.',
    },
    'smart-link': {
      term: 'Smart link (página de enlaces)',
      definition:
        'Una página corta, con un botón por servicio de streaming, a la que llevan tus anuncios. El clic en un botón es el evento que la plataforma publicitaria aprende a conseguir. Sin ella, no ves nada después del clic.',
    },
    'smart-plus': {
      term: 'Smart+',
      definition:
        'La campaña automática de TikTok: a partir de un objetivo y un presupuesto elige el público, las pujas y los vídeos. Útil cuando el evento de conversión es frecuente; con pocas conversiones, conserva el control del país, la edad y los vídeos.',
    },
    'spark-ads': {
      term: 'Spark Ads',
      definition:
        'El formato de TikTok que promociona un vídeo ya publicado, tuyo o de un creador que te da un código. Los comentarios, los compartidos y los seguidores ganados se quedan en la cuenta de origen después de la campaña.',
    },
    streaming: {
      term: 'Streaming (escucha en línea)',
      definition:
        'La escucha a la carta, por suscripción o con anuncios. Una reproducción aporta unos {roi.perStream}, que después se reparten entre los titulares de derechos. Por eso una campaña rara vez se paga solo con reproducciones: construye un público, y de él también llegan entradas, vinilos y derechos de autor.',
    },
    'super-fan': {
      term: 'Superfan',
      definition:
        'La persona que compra el vinilo, viene al concierto y trae a dos amigos. Nuestras referencias le dan un valor de {roi.lifetimeValue.superFan}, muy por delante de un oyente ocasional. La publicidad lo encuentra, no lo fabrica: después, háblale directamente, por correo o en el camerino.',
    },
    thruplay: {
      term: 'ThruPlay',
      definition:
        'La unidad de visualización de Meta: un vídeo visto hasta el final, o durante {rules.meta.thruPlay} si es más largo. Refleja la atención mejor que una visualización corriente y sirve para llenar un público al que volver. No dice nada de la reproducción posterior.',
    },
    trueview: {
      term: 'Visualización TrueView (TrueView view)',
      definition:
        'El nombre que da Google Ads a la visualización que se factura: {rules.google.view} vistos, o el vídeo entero si es más corto, o una interacción. Es distinta de la visualización pública que aparece bajo el vídeo, que YouTube cuenta con sus propias reglas.',
    },
    utm: {
      term: 'Parámetros UTM',
      definition:
        'Palabras añadidas al final de un enlace para decir de dónde llega el clic: plataforma, campaña, fragmento. Un enlace por anuncio, y sabes cuál ha llenado la sala. Describen el anuncio, no a la persona, y cualquiera puede leerlos en la barra de direcciones.',
    },
    'video-views-campaign': {
      term: 'Campaña de visualizaciones (Video views)',
      definition:
        'La campaña de Google Ads en la que pagas por visualización. Reúne in-stream saltable, in-feed y Shorts, y reparte el presupuesto donde la visualización sale más barata. Es el punto de partida para dar a conocer un videoclip.',
    },
    'view-rate': {
      term: 'Tasa de visualización (view rate)',
      definition:
        'En YouTube, la parte de las impresiones que acaba en visualización pagada. Es la cifra que hay que leer con un videoclip, más que la tasa de clics: dice cuánta gente se queda cuando podía saltar. Compara tus montajes entre sí, con el mismo público.',
    },
    'viral-factor': {
      term: 'Factor viral (viral factor)',
      definition:
        'El coeficiente de nuestra fórmula de TikTok: cuanto más circula solo un contenido, menos difusión hay que pagar. Contamos {tiktok.viral.original} para un fragmento original, {tiktok.viral.trend} en una tendencia, {tiktok.viral.creator} con un creador. Es una hipótesis de partida: la viralidad se ve después, no se encarga.',
    },
    'watch-time': {
      term: 'Tiempo de visualización (watch time)',
      definition:
        'El tiempo que la gente pasa de verdad ante tu vídeo. En YouTube buscamos más de {youtube.target.watchTime}. Un tiempo largo le dice al algoritmo que el videoclip merece recomendarse; una caída brusca te enseña el segundo en que hay que revisar el montaje.',
    },
  },
} satisfies typeof fr;
