import type { services as fr } from './fr.ts';

/**
 * The three landing pages of the services. A placeholder names a figure of `domain/benchmarks/figures.ts`; no digit is
 * typed here. `sample` and `samples` are invented examples, written for this site; the pages mark them as examples.
 */
export const services = {
  shared: {
    form: {
      name: 'Nombre artístico',
      email: 'Correo electrónico (nombre@example.com)',
      optional: '(opcional)',
      nothingSent: 'El simulador se abre con tus respuestas, sin enviar nada.',
      linkError: 'El enlace está incompleto: copia la dirección entera, con https.',
    },
    booking: {
      missing: 'Rellena tu nombre y tu correo antes de reservar una llamada.',
      email: 'Introduce un correo válido.',
    },
    stats: {
      eyebrow: 'En cifras',
      views: 'visualizaciones generadas',
      plays: 'reproducciones generadas',
      campaigns: 'campañas realizadas',
      artists: 'artistas promocionados',
      source: 'Cifras de la agencia.',
    },
    steps: { eyebrow: 'Cómo trabajamos' },
    reviews: {
      eyebrow: 'Opiniones',
      /** The title as long as no review is known to be about the service. */
      anyPlatform: 'Lo que dicen los artistas, en todas las plataformas.',
      selection:
        'Una selección de opiniones con la nota máxima. La página de opiniones muestra todas las notas.',
      examples:
        'Aún no hay opiniones con la nota máxima que enseñarte aquí. Lo que sigue es un ejemplo escrito por nosotros, no las palabras de un cliente.',
      all: 'Leer todas las opiniones',
      topRating: 'Nota máxima',
      example: 'Ejemplo',
    },
    sample: {
      text: 'Cada semana sabíamos adónde iba el presupuesto, qué funcionaba y qué se paraba. La campaña se leía como una partitura.',
      author: 'Artista independiente, ejemplo',
    },
    offer: { eyebrow: 'De qué nos ocupamos' },
    trust: { eyebrow: 'Sin trucos' },
    results: { eyebrow: 'Resultados' },
    faq: { eyebrow: 'Preguntas', more: 'Todas las preguntas' },
    guide: 'Cómo calcular tu presupuesto',
    book: 'Reservar una llamada',
    write: 'Escríbenos',
    newTab: '(pestaña nueva)',
  },

  youtube: {
    meta: {
      title: 'YouTube Ads para artistas: cada visualización cuenta',
      description:
        'Tu videoclip ante quienes ya escuchan a artistas afines: personas reales, el precio por visualización de cada región y cifras comprobables.',
    },
    hero: {
      slogan: 'YouTube Ads para artistas y sellos',
      title: ['Todo se juega', 'antes de «Saltar».'],
      description:
        'Tu vídeo ante quienes ya escuchan a artistas con un sonido como el tuyo. {estimate.budget} de publicidad en Europa: {estimate.views}. Un lanzamiento va de {youtube.launch|low} a {youtube.launch|high}, y las visualizaciones se comprueban en tu propio canal.',
    },
    form: {
      title: '¿Cuántas visualizaciones para tu videoclip?',
      link: 'Enlace de YouTube del videoclip',
      submit: 'Estimar mi campaña',
    },
    instrument: {
      alt: 'Esquema a escala: el primer minuto de un videoclip. El botón «Saltar» aparece a los {rules.google.skip}; el objetivo es que el público pase de {youtube.target.watchTime}.',
      skip: 'Saltar',
      goal: 'Nuestro objetivo',
    },
    value: {
      eyebrow: 'Por qué YouTube',
      title: 'Aquí una canción tiene tiempo de convencer.',
      text: 'A YouTube se va a escuchar. La pantalla es ancha, hay sonido, y el vídeo sigue ahí cuando la campaña ha terminado.',
      points: [
        {
          title: 'El público de artistas como tú',
          text: 'Elegimos los canales, los videoclips y las búsquedas de artistas con un sonido como el tuyo.',
        },
        {
          title: 'Una visualización que hay que ganarse',
          text: 'El anuncio se puede saltar. Pagas cuando alguien se queda o hace clic, no cuando se va enseguida.',
        },
        {
          title: 'Un canal que lo conserva todo',
          text: 'Suscriptores, comentarios, recomendaciones: lo que trae la campaña se queda contigo.',
        },
      ],
      facts: [
        { label: '{estimate.budget} en Europa', value: '{estimate.about}', detail: '{estimate.between}' },
        { label: 'Coste medio por visualización', value: '{youtube.costPerView}' },
        { label: 'Presupuesto de lanzamiento', value: '{youtube.launch}' },
        { label: 'Primeras cifras', value: '{agency.firstFigures}' },
        { label: 'Resultados significativos', value: '{youtube.significantAfter}' },
      ],
      note: 'El número de visualizaciones es el del simulador, para una campaña amplia en Europa. El coste por visualización es el de nuestras guías, que suponen un público segmentado, género por género.',
    },
    stats: { title: 'Nuestras campañas, en cifras.' },
    steps: {
      title: 'Así funciona una campaña en YouTube.',
      items: [
        {
          title: 'Vemos el videoclip',
          text: 'Una llamada de {agency.call}: el tema, la fecha, los artistas cuyo público podría ser el tuyo.',
        },
        {
          title: 'Probamos los comienzos',
          text: 'Varios arranques, varios públicos, presupuestos pequeños. Las primeras cifras llegan en un plazo de {agency.firstFigures}.',
        },
        {
          title: 'Impulsamos lo que retiene',
          text: 'El presupuesto va a los públicos que pasan de {youtube.target.watchTime}. Lo demás se para.',
        },
      ],
    },
    reviews: { title: 'Lo que dicen los artistas de nuestras campañas en YouTube.' },
    offer: {
      title: 'Todo lo que incluye una campaña en YouTube.',
      items: [
        {
          title: 'Antes de los videoclips de otros',
          text: 'En in-stream, tu vídeo aparece ante un público elegido artista por artista.',
        },
        {
          title: 'En las búsquedas',
          text: 'En in-feed, una miniatura y un título: solo hace clic quien quiere escuchar.',
        },
        {
          title: 'Entre dos Shorts',
          text: 'El estribillo en vertical, para quien descubre música haciendo scroll.',
        },
        {
          title: 'Un comienzo con nuevo montaje',
          text: 'Montamos el arranque de tu videoclip en varias versiones: es ahí donde el público se va o se queda.',
        },
        {
          title: 'Un segundo encuentro',
          text: 'A quien ya lo vio le llega tu siguiente tema, o el concierto más cercano a su casa.',
        },
        {
          title: 'Un informe por semana',
          text: 'Visualizaciones, tiempo de visualización, suscriptores ganados y lo que ha costado cada resultado. Lo que se queda y lo que se corta.',
        },
      ],
    },
    trust: {
      title: 'Nuestros compromisos en YouTube.',
      text: 'Nadie puede prometer un número de visualizaciones. Garantizamos cómo se consiguen y cómo se cuentan.',
      claims: [
        {
          title: 'Ninguna visualización falsa',
          text: 'Ni granjas de clics, ni intercambios, ni bots. Todo pasa por la plataforma publicitaria de YouTube, que descarta el tráfico no válido.',
        },
        {
          title: 'Personas de verdad',
          text: 'Pagas una visualización cuando alguien se queda o hace clic, aunque podía saltarse el anuncio.',
        },
        {
          title: 'Conforme al RGPD',
          text: 'Los públicos se quedan en la plataforma, nuestros rastreadores esperan tu permiso y tus datos solo sirven a tu campaña.',
        },
        {
          title: 'Una medición garantizada, euro a euro',
          text: 'No garantizamos un retorno, garantizamos su medición. Ves lo que ha producido cada euro y cómo lo hemos contado.',
        },
      ],
    },
    faq: {
      title: 'YouTube Ads: tus preguntas.',
      items: [
        {
          question: '¿Qué presupuesto hace falta para lanzar un videoclip?',
          answer:
            'Entre {youtube.launch|low} y {youtube.launch|high} para un lanzamiento. Para {estimate.budget} en Europa, el simulador cuenta {estimate.views}. Nuestras guías suponen un público segmentado, en pop o hip-hop: ahí, {youtube.goal.first.views} visualizaciones requieren de {youtube.goal.first.budget|low} a {youtube.goal.first.budget|high}. El género, el país y el propio videoclip mueven esa cifra.',
        },
        {
          question: '¿Cómo compruebo que las visualizaciones son reales?',
          answer:
            'En tu propio canal: YouTube Studio muestra la parte que viene de la publicidad, el tiempo de visualización y los países. Conservas el acceso a todo antes, durante y después de la campaña.',
        },
        {
          question: '¿Cuentan para las listas de éxitos?',
          answer:
            'Se suman al contador del vídeo cuando cumplen los criterios de YouTube. Sus listas musicales, en cambio, dejan fuera las visualizaciones que vienen de la publicidad: desconfía de quien te prometa un puesto.',
        },
        {
          question: '¿Cuándo se ven resultados?',
          answer:
            'Las primeras cifras llegan en un plazo de {agency.firstFigures}. Para juzgar hacen falta de {youtube.significantAfter}: lo que tardan los públicos en diferenciarse.',
        },
        {
          question: '¿Y si mi videoclip no engancha?',
          answer:
            'Te lo decimos en cuanto acaba la prueba, antes de comprometer el resto del presupuesto. Si las primeras imágenes no retienen a nadie, te proponemos otro montaje, o esperar al siguiente tema.',
        },
      ],
    },
    final: {
      title: 'El próximo videoclip que vean puede ser el tuyo.',
      text: 'Una estimación en {agency.estimateTime}, sin compromiso. O {agency.call} por teléfono.',
      action: 'Estimar mi campaña',
    },
  },

  meta: {
    meta: {
      title: 'Meta Ads para artistas: Reels, historias, entradas',
      description:
        'Reels, historias y feed en Instagram y Facebook, hacia una reproducción, un pre-save o una entrada. Con un objetivo medido.',
    },
    hero: {
      slogan: 'Meta Ads para artistas y sellos',
      title: ['Música que', 'frena el scroll.'],
      description:
        'Reels, historias y feed, en Instagram y Facebook, hacia una reproducción, un pre-save o una entrada. De {meta.costPerThousand|low} a {meta.costPerThousand|high} por mil impresiones de media, desde {meta.pageMinimum} en {agency.minimumDays}.',
    },
    form: {
      title: '¿Qué da de sí tu presupuesto en Meta?',
      link: 'Enlace de un vídeo',
      submit: 'Estimar mi campaña',
    },
    instrument: {
      alt: 'Esquema: dos historias, dos publicaciones del feed y, en medio, tu Reel, el único lleno.',
      yours: 'Tu Reel',
      story: 'Historia',
      post: 'Feed',
    },
    value: {
      eyebrow: 'Por qué Meta',
      title: 'Del fragmento a la reproducción, y de ahí a la entrada.',
      text: 'Nadie abre Instagram para escuchar un disco. El anuncio tiene que enganchar enseguida y llevar a algún sitio.',
      points: [
        {
          title: 'Un fragmento, no un videoclip',
          text: 'Un estribillo, un ensayo, una frase a cámara: sacamos varios vídeos verticales del mismo tema.',
        },
        {
          title: 'Una sola acción',
          text: 'Escuchar, hacer pre-save, reservar, seguir: cada campaña tiene un objetivo, y se puede contar.',
        },
        {
          title: 'Primero, tus oyentes',
          text: 'Quienes ya reaccionan a tus publicaciones y, después, perfiles parecidos: partimos de lo que existe.',
        },
      ],
      facts: [
        { label: 'Por mil impresiones (CPM)', value: '{meta.costPerThousand}' },
        { label: 'Mínimo en {agency.minimumDays}', value: '{meta.pageMinimum}' },
        { label: 'Recomendado al mes', value: '{meta.minimum}' },
        { label: 'Resultados significativos', value: '{meta.significantAfter}' },
      ],
      note: 'Referencias de nuestras guías. El simulador calcula por región y por objetivo.',
    },
    stats: { title: 'Nuestras campañas, en cifras.' },
    steps: {
      title: 'Un fragmento, un público, un objetivo.',
      items: [
        {
          title: 'Elegimos el objetivo',
          text: 'Reproducciones, pre-saves, entradas o seguidores: basta una llamada de {agency.call} para decidirlo.',
        },
        {
          title: 'Probamos mucho con poco',
          text: 'Varios fragmentos, varios públicos. Por debajo del {meta.pauseBelow.clickRate} de clics, paramos.',
        },
        {
          title: 'Subimos lo que engancha',
          text: 'Por encima del {meta.scaleAbove.clickRate} de clics, el presupuesto sube en pasos pequeños, hasta un {meta.scaleStep}.',
        },
      ],
    },
    reviews: { title: 'Lo que dicen los artistas de nuestras campañas en Meta.' },
    offer: {
      title: 'Todo lo que incluye una campaña en Meta.',
      items: [
        {
          title: 'Reels',
          text: 'El fragmento montado para entenderse sin contexto y gustar desde el primer compás.',
        },
        {
          title: 'Historias',
          text: 'Pantalla completa y un enlace: el camino más corto hacia una reproducción o una entrada.',
        },
        {
          title: 'Feed',
          text: 'Una foto, un vídeo, una fecha: aquello por lo que vale la pena pararse a leer.',
        },
        {
          title: 'Lanzamientos y pre-saves',
          text: 'Una página de destino, un botón por plataforma y el número de clics en cada uno.',
        },
        {
          title: 'Venta de entradas',
          text: 'Ciudad por ciudad, alrededor de la sala, hasta la misma noche del concierto.',
        },
        {
          title: 'Un informe por semana',
          text: 'Alcance, clics, coste de la acción que pedimos. Los fragmentos que siguen y los que se cortan.',
        },
      ],
    },
    results: {
      title: 'Una campaña, en cifras.',
      text: 'Una sola campaña, en {meta.showcase.days}. Muestra lo que es posible, no lo que te espera.',
      reach: {
        title: 'Alcance',
        unit: 'visualizaciones',
        text: '{meta.showcase.viewers} personas distintas: {meta.showcase.uniqueReach} de alcance único.',
        alt: 'Gráfico: {meta.showcase.views} visualizaciones, con una parte llena del {meta.showcase.uniqueReach}, es decir, {meta.showcase.viewers} personas distintas.',
      },
      engagement: {
        title: 'Interacción',
        unit: 'interacciones',
        text: '{meta.showcase.engagement} de interacción sobre las personas alcanzadas.',
        alt: 'Gráfico: de {meta.showcase.viewers} personas alcanzadas, una parte llena del {meta.showcase.engagement}, es decir, {meta.showcase.interactions} interacciones.',
      },
      growth: {
        title: 'Crecimiento',
        unit: 'tras {meta.showcase.days}',
        text: 'Respecto al periodo anterior.',
        alt: 'Gráfico: dos columnas, antes y después. La segunda es más alta: {meta.showcase.growth} en {meta.showcase.days}.',
        before: 'Antes',
        after: 'Después',
      },
    },
    trust: {
      title: 'Nuestros compromisos en Meta.',
      text: 'Los seguidores comprados al peso no van a los conciertos. Buscamos a quienes sí irán, sin prometerte cuántos.',
      claims: [
        {
          title: 'Ninguna visualización falsa',
          text: 'Ni seguidores al peso, ni grupos de apoyo mutuo, ni bots: solo la plataforma publicitaria oficial de Meta.',
        },
        {
          title: 'Personas de verdad',
          text: 'Gente que desliza y se para, o no. Encuentras sus reacciones debajo de tus publicaciones.',
        },
        {
          title: 'Conforme al RGPD',
          text: 'El píxel espera el consentimiento. Una lista de oyentes solo se usa si quienes figuran en ella lo han aceptado.',
        },
        {
          title: 'Una medición garantizada, euro a euro',
          text: 'No garantizamos un retorno, garantizamos su medición. De la impresión a la entrada, cada paso tiene su cuenta y su coste.',
        },
      ],
    },
    faq: {
      title: 'Meta Ads: tus preguntas.',
      items: [
        {
          question: '¿Qué presupuesto necesito?',
          answer:
            'Una campaña arranca con {meta.pageMinimum} en {agency.minimumDays}. Recomendamos {meta.minimum} al mes: con menos, el algoritmo aprende despacio y queda poco para probar.',
        },
        {
          question: '¿Por qué no promocionar una publicación y ya está?',
          answer:
            'Una publicación promocionada busca reacciones. Una campaña busca la acción que has elegido, con varios fragmentos y varios públicos, y detiene lo que no funciona.',
        },
        {
          question: '¿Se pueden medir las reproducciones en Spotify o Apple Music?',
          answer:
            'Hasta el clic hacia la plataforma, sí. A partir de ahí solo ella sabe quién escuchó: comparamos las dos curvas y avisamos de que es una comparación.',
        },
        {
          question: '¿Facebook sigue sirviendo para la música?',
          answer:
            'A menudo: {meta.split.facebook} del presupuesto de media, {meta.split.instagram} para Instagram. El reparto depende de la edad de tu público y se corrige cada semana.',
        },
        {
          question: '¿Cuándo se ven resultados?',
          answer:
            'Las primeras cifras llegan en un plazo de {agency.firstFigures}; una tendencia fiable, en un plazo de {meta.significantAfter}.',
        },
      ],
    },
    final: {
      title: 'Con un estribillo basta para empezar.',
      text: 'Una estimación en {agency.estimateTime}, o {agency.call} por teléfono. Sin compromiso.',
      action: 'Estimar mi campaña',
    },
  },

  spotify: {
    meta: {
      title: 'Spotify Ads para artistas: entre dos canciones, la tuya',
      description:
        'Un anuncio de audio o vídeo ante quienes ya escuchan tu género. Sin puestos de playlist comprados ni reproducciones falsas.',
    },
    hero: {
      slogan: 'Spotify Ads para artistas y sellos',
      title: ['Entre dos canciones,', 'la tuya.'],
      description:
        'Un anuncio de audio o de vídeo ante quienes ya escuchan tu género. Desde {spotify.from}; recomendamos {spotify.minimum} en {spotify.minimumDays}.',
    },
    form: {
      title: 'Hablemos de tu canción',
      link: 'Enlace de Spotify de la canción',
      newsletter: 'Recibir también los consejos de la agencia por correo',
      submit: 'Abrir el simulador',
      note: 'La llamada dura {agency.call} y te da un precio. El simulador compara YouTube, Meta y TikTok: Spotify no está.',
    },
    instrument: {
      alt: 'Esquema: el final de una canción, después tu anuncio, {spotify.audioLength} como máximo, y la canción siguiente.',
      before: 'La canción de antes',
      yours: 'La tuya',
      length: '{spotify.audioLength} como máximo',
      after: 'La canción de después',
    },
    value: {
      eyebrow: 'Por qué Spotify',
      title: 'Ya llevan los auriculares puestos.',
      text: 'Nada que deslizar, nada que mirar. Tu anuncio llega mientras escuchan, entre dos canciones que suenan como la tuya.',
      points: [
        {
          title: 'El único que suena',
          text: 'En audio suena un anuncio a la vez: sin miniatura al lado, sin feed que siga corriendo.',
        },
        {
          title: 'El género, el ánimo, la hora',
          text: 'Rap al despertar, electrónica de noche: elegimos los géneros, los artistas afines y los momentos.',
        },
        {
          title: 'A un toque de la canción',
          text: 'El anuncio lleva a tu tema en la misma aplicación donde se escucha: reproducir, guardar, seguir.',
        },
      ],
      facts: [
        { label: 'Una campaña, desde', value: '{spotify.from}' },
        { label: 'Recomendado en {spotify.minimumDays}', value: '{spotify.minimum}' },
        { label: 'Anuncio de audio, máximo', value: '{spotify.audioLength}' },
        { label: 'Primeros ajustes', value: '{spotify.optimisedAfter}' },
      ],
      note: 'Referencias y consejos de la agencia.',
    },
    stats: { title: 'Nuestras campañas, en cifras.' },
    steps: {
      title: 'Escribir, colocar, afinar.',
      items: [
        {
          title: 'Escribimos el anuncio',
          text: 'Una voz, tu estribillo, una invitación a escuchar: {spotify.audioLength} como máximo, y ni uno perdido.',
        },
        {
          title: 'Elegimos a los oyentes',
          text: 'Géneros, artistas afines, ciudades de la gira, horas del día.',
        },
        {
          title: 'Afinamos escuchando',
          text: 'Los primeros ajustes se hacen en un plazo de {spotify.optimisedAfter}: seguimos con lo que hace que guarden la canción.',
        },
      ],
    },
    reviews: {
      title: 'Lo que dicen los artistas de nuestras campañas en Spotify.',
      examples:
        'Aún no hay opiniones con la nota máxima que enseñarte aquí. Estos cuatro testimonios son ejemplos escritos por nosotros, no palabras de clientes.',
    },
    samples: [
      {
        text: 'El informe también decía lo que no había funcionado. Por eso seguí.',
        author: 'Rapera autoeditada, ejemplo',
      },
      {
        text: 'Creíamos que vendíamos un single. Sobre todo descubrimos en qué ciudad tocar después.',
        author: 'Dúo de electrónica, ejemplo',
      },
      {
        text: 'El anuncio se reescribió dos veces antes de salir. El tercero ya no hablaba de nosotros: le hablaba a alguien.',
        author: 'Cantante de folk, ejemplo',
      },
      {
        text: 'Un presupuesto fijado de antemano, cuentas cada semana y el derecho a decir basta.',
        author: 'Sello independiente, ejemplo',
      },
    ],
    offer: {
      title: 'Todo lo que incluye una campaña en Spotify.',
      items: [
        {
          title: 'Anuncio de audio',
          text: 'Guion, voz, mezcla: tu estribillo y una sola invitación al final.',
        },
        {
          title: 'Vídeo a pantalla completa',
          text: 'Se muestra con la aplicación en pantalla; es decir, cuando alguien mira.',
        },
        {
          title: 'Tarjeta visual',
          text: 'Tu portada y un botón, en horizontal o en vertical, junto a lo que suena.',
        },
        {
          title: 'Segmentación por hábitos de escucha',
          text: 'Géneros, artistas afines, lugares, momentos: hábitos antes que edades.',
        },
        {
          title: 'Un perfil listo para recibir',
          text: 'Canvas, selección del artista, enlaces: ordenamos el escenario antes de abrir puertas.',
        },
        {
          title: 'Un informe por semana',
          text: 'Oyentes, guardados, coste por reproducción. Lo que se queda y lo que se reescribe.',
        },
      ],
    },
    examples: {
      eyebrow: 'Ejemplos',
      title: 'Así es un anuncio.',
      text: 'Tres maquetas dibujadas por nosotros para una canción imaginaria. Toca una para ampliarla.',
      enlarge: 'Ampliar',
      close: 'Cerrar',
      tag: 'Ejemplo',
      mock: {
        ad: 'Anuncio',
        track: 'Tu canción',
        artist: 'Tu nombre',
        listen: 'Escuchar',
      },
      audio: {
        name: 'Anuncio de audio',
        text: 'Portada, nombre y botón acompañan la voz, {spotify.audioLength} como máximo.',
        alt: 'Ejemplo de anuncio de audio: una portada, un título, una línea de reproducción a la mitad y un botón para escuchar.',
      },
      video: {
        name: 'Vídeo a pantalla completa',
        text: 'El vídeo ocupa toda la pantalla del teléfono, y con sonido.',
        alt: 'Ejemplo de vídeo a pantalla completa: un teléfono ocupado entero por la portada, con el título y un botón para escuchar.',
      },
      display: {
        name: 'Tarjeta visual',
        text: 'Horizontal en el ordenador, vertical en el teléfono: la misma portada, dos formatos.',
        alt: 'Ejemplo de tarjeta visual: el mismo anuncio en formato horizontal y en formato vertical, con portada, título y un botón para escuchar.',
      },
    },
    results: {
      title: 'Una campaña, en cifras.',
      text: 'Una sola campaña, en {spotify.showcase.days}. Con este precio por reproducción, las reproducciones no la pagaron: trajo oyentes, a los que hay que hacer volver.',
      alt: 'Gráfico: {spotify.showcase.streams} reproducciones, {spotify.showcase.listeners} oyentes únicos, {spotify.showcase.saves} guardados y seguidores.',
      streams: 'reproducciones en {spotify.showcase.days}',
      listeners: 'oyentes únicos',
      saves: 'guardados y seguidores',
      completion: 'oyó el anuncio (que no se puede saltar) hasta el final',
      clicks: 'hizo clic en el vídeo',
      cost: 'por reproducción',
      playlists: 'playlists orgánicas nuevas, ninguna comprada',
    },
    trust: {
      title: 'Nuestros compromisos en Spotify.',
      text: 'Las reproducciones falsas pueden hacer que retiren tu canción. Trabajamos solo con la plataforma publicitaria y no prometemos ninguna cifra.',
      claims: [
        {
          title: 'Ninguna reproducción falsa',
          text: 'Ni visualizaciones, ni reproducciones, ni puestos en playlists: nada que pueda hacer que retiren un tema.',
        },
        {
          title: 'Personas de verdad',
          text: 'Oyentes de la versión gratuita, que oyen el anuncio y deciden escuchar, o no.',
        },
        {
          title: 'Conforme al RGPD',
          text: 'Spotify solo nos da totales, nunca quién ha escuchado. El calendario solo se carga si tú lo pides.',
        },
        {
          title: 'Una medición garantizada, euro a euro',
          text: 'No garantizamos un retorno, garantizamos su medición. Reproducciones, oyentes, guardados y lo que ha costado cada uno.',
        },
      ],
    },
    faq: {
      title: 'Spotify Ads: tus preguntas.',
      items: [
        {
          question: '¿Quién oye mi anuncio?',
          answer:
            'Los oyentes de la versión gratuita: los anuncios solo llegan a ellos. Para los suscriptores Premium, Spotify for Artists ofrece otras herramientas, Marquee y Showcase. Te decimos cuál conviene a tu lanzamiento, aunque puedas usarla sin nosotros.',
        },
        {
          question: '¿Qué presupuesto necesito?',
          answer:
            'Una campaña es posible desde {spotify.from}. Recomendamos {spotify.minimum} en {spotify.minimumDays}, para comparar varias voces y varios públicos.',
        },
        {
          question: '¿Una campaña sirve para entrar en playlists?',
          answer:
            'No compra ninguna. Cuando alguien guarda una canción, a veces la añade a las suyas, y el algoritmo puede notarlo. Ocurre; no se promete.',
        },
        {
          question: '¿Cuándo se ven resultados?',
          answer:
            'La difusión y las primeras cifras se ven en un plazo de {agency.firstFigures}; los primeros ajustes útiles requieren de {spotify.optimisedAfter}.',
        },
        {
          question: '¿Tengo que grabar yo la voz?',
          answer:
            'Suele ser lo mejor: la tuya es la de la canción. Si no, la grabamos nosotros. En los dos casos escribimos el texto.',
        },
        {
          question: '¿Por qué Spotify no está en el simulador?',
          answer:
            'Porque no tenemos una tabla de costes lo bastante amplia para dar un rango honesto. Una llamada de {agency.call} es mejor: da un precio para tu canción.',
        },
      ],
    },
    final: {
      title: 'El próximo hueco entre dos canciones está libre.',
      text: '{agency.call} por teléfono: la canción, la fecha, un precio. Sin compromiso.',
    },
  },
} satisfies typeof fr;
