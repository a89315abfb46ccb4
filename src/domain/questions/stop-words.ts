import type { Locale } from '../locale/locale.ts';

/** Words that say nothing about the subject of a question, and verbs that fit any subject; without accents. */
const lists: Record<Locale, string> = {
  fr: `a ai aie combien aller alors apres as attendre au aussi aux avant avec avez avoir ayez besoin bien bonjour c ca car ce cela ces
    cet cette chez chose comme comment compris compter comptez d dans de deja demande demander depuis des deux dire dis dit doit dois doivent donc
    donne donner dont du elle elles en encore entre est et etais etait ete etes etre eux existe faire fais fait faites faut font
    gens grand il ils importe j je jour jours juste kel koi l la le les leur leurs lorsque lui m ma mais me meme mes mettre
    mets met mettez mieux moi mon moins n ne ni nos notre nous on ont ou oui par part pas passe passer peu peut peux plus
    possible pour pourquoi pouvez pouvoir prend prendre prenez prevoir puis puisse qu quand que quel quelle quelles quels
    qui quoi reste rester s sa sais sait sans savoir se sera seras serait serez ses sert servir seul seule si soit sommes
    son sont suis sur svp t ta te temps tes toi ton tous tout toute toutes tres trop trouve trouver tu un une utilise
    utiliser va vais valoir vaut vers veut veux voir vois vont vos votre voulez vouloir vous vraiment y clair clairement coup definir definition exactement explique expliquer fonctionne fonctionnent fonctionner signifie signification`,
  en: `a about actually after all also am an and any anything are as at be been before being better between but by can cannot could
    d did do does doing don done down each for from get gets getting give go goes going good got had has have having he hello her
    here hi him his how i if in into is isn it its just kind know least like ll long m make makes many may me mean means might
    more most much must my need needs no not now of off ok on one only or other our out over own please put re really s same
    see set shall she should show so some something such t take takes than thanks that the their them then there these they
    thing things this those through to too two under until up us use used using ve very want was way we were what when where
    which who whose why will with without work works worth would yes you your define definition exactly explain understand`,
  es: `a al algo algun alguna alguno ante antes aqui asi aun aunque bien buenas cada casi como con conmigo contra cosa cosas cual
    cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos da dan dar de deberia debe debo decir del desde despues dice donde
    dos e el ella ellas ellos en entonces entre era eres es esa esas ese eso esos esta estan estar estas este esto estos estoy
    falta fue fueron gente gracias ha hace hacemos haceis hacen hacer haciendo hago han has hasta hay haya he hola hoy ir la las
    le les llega lo los mas me mejor mi mio mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra nuestro o os
    otra otras otro otros para pasa pero poco podeis podemos poder podria por porque pronto pueda puede pueden puedes puedo pues
    que quien quienes quiere quieren quiero quieres saber se sea sean ser si sido siempre sin sino sirve sobre sois solo son soy su sus
    tal tambien tan tanto te tendria tener teneis tengo tiempo tiene tienen todas todavia todo todos tu tus un una unas uno unos usar uso
    va vais vamos van ver verdad verse vez voy vosotros vuestra vuestras vuestro vuestros y ya yo definicion entender explicar explica funciona funcionan funcionar significa`,
  pt: `a acho agora ai ainda algo algum alguma alguns ali alguem antes ao aos apenas aquela aquele aqui as assim ate bem boa boas bom cada
    chega coisa coisas com como da dao daquela daquele das de deixa dela dele depois deve devem devo dia dizer do dos e ela elas ele eles
    em entao entre era essa essas esse esses esta estao estar estas este estes estou eu existe fala falta faz fazem fazer faco feito foi
    foram for ha isso isto ja la lhe lhes mais mas me melhor mesma mesmo meu meus minha minhas mim muita muitas muito muitos na nada nao nas
    nem no nos nossa nosso num numa o obrigada obrigado oi ola onde os ou outra outras outro outros para pela pelas pelo pelos per pode podem
    poder posso pouco por porque pra precisa precisam preciso pro qual quais qualquer quando quanta quantas quanto quantos que quem quer
    querem quero saber se sei sem sempre ser sera serao seria serve seu seus sim so sobre sou sao sua suas ta talvez tambem tao te tem
    temos tempo tenho ter teu teus toda todas todo todos tu tua um uma umas uns usar uso vai vamos vao ver vez voce voces vou definicao entender explicar explica funciona funcionam funcionar significa`,
};

const setOf = (locale: Locale): ReadonlySet<string> => new Set(lists[locale].split(/\s+/));
const words: Record<Locale, ReadonlySet<string>> = {
  fr: setOf('fr'),
  en: setOf('en'),
  es: setOf('es'),
  pt: setOf('pt'),
};

/** Returns whether a word, without accents, says nothing about the subject of a question. */
export const isStopWord = (locale: Locale, word: string): boolean => words[locale].has(word);
