import type { LandingTexts } from '../../src/domain/landing/landing-page.ts';
import type { Locale } from '../../src/domain/locale/locale.ts';

/** Long texts as people write them in each language: the length of words decides where a line breaks. */
const samples: Record<Locale, { title: string; action: string; sentence: string }> = {
  fr: {
    title: 'Anticonstitutionnellementvôtre, encore et toujours, jusqu’au bout de la nuit nantaise',
    action: 'Écouter dès maintenant le nouvel album en entier',
    sentence:
      'Onze titres enregistrés à trois, sans casque, dans une ancienne école primaire de Douarnenez. ',
  },
  en: {
    title: 'Incomprehensibilities of the northern lighthouse, forever and a day, until the tide returns',
    action: 'Listen to the whole new album straight away today',
    sentence: 'Eleven songs recorded by three people, without headphones, in a former primary school. ',
  },
  es: {
    title: 'Desproporcionadamente nuestros, siempre y todavía, hasta el amanecer de los acantilados',
    action: 'Escuchar ahora mismo el nuevo álbum por completo',
    sentence: 'Once canciones grabadas entre tres, sin auriculares, en una antigua escuela de Formentera. ',
  },
  pt: {
    title: 'Inconstitucionalissimamente seus, ainda e sempre, até o amanhecer da Baía de Guanabara',
    action: 'Ouvir agora mesmo o novo álbum completo no seu aplicativo',
    sentence: 'Onze canções gravadas a três, sem fones de ouvido, em uma antiga escola de Florianópolis. ',
  },
};

/** Returns texts of the same lengths in a language. */
export function translatedTexts(locale: Locale, texts: LandingTexts): LandingTexts {
  const { title, action, sentence } = samples[locale];
  const like = (text: string, sample: string): string =>
    text === ''
      ? ''
      : sample
          .repeat(Math.ceil(text.length / sample.length))
          .slice(0, text.length)
          .trim();
  const { hero, call, form, social } = texts;
  return {
    ...texts,
    title: like(texts.title, `${title} `),
    description: like(texts.description, sentence),
    action: like(texts.action, `${action} `),
    hero: {
      title: like(hero.title, `${title} `),
      subtitle: like(hero.subtitle, sentence),
      button: like(hero.button, `${action} `),
    },
    features: Object.fromEntries(
      Object.entries(texts.features).map(([id, feature]) => [
        id,
        { title: like(feature.title, sentence), description: like(feature.description, sentence) },
      ]),
    ),
    testimonials: Object.fromEntries(
      Object.entries(texts.testimonials).map(([id, { quote }]) => [id, { quote: like(quote, sentence) }]),
    ),
    form: {
      title: like(form.title, sentence),
      description: like(form.description, sentence),
      button: like(form.button, `${action} `),
    },
    call: {
      title: like(call.title, sentence),
      description: like(call.description, sentence),
      button: like(call.button, `${action} `),
    },
    social: { title: like(social.title, sentence) },
  };
}
