import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The webfonts, as `FontFace` takes them. Without script, `tokens.css` names them. */
const fonts = [
  ['Bricolage Grotesque', `url(${bricolage})`, { weight: '200 800', display: 'swap' }],
  ['Instrument Sans', `url(${instrument})`, { weight: '400 700', display: 'swap' }],
];

/** What lies below the first screen, and is left without layout while it is far below. */
const lower = 'main>section~section,main~footer';
/** The same of landing pages, where no phone shows it on its first screen. */
const lowerOnPhones = '[class^=service-]>section~section';
const later = '{content-visibility:auto;contain-intrinsic-size:auto 60rem}';
const styles = `@media screen{${lower}${later}@media (width<48rem){${lowerOnPhones}${later}}}`;

/**
 * Runs in the page's head, so that nothing competes with the page itself for a phone's line and processor:
 *
 * - Scripts start once the page has been painted. Their addresses stand in `data-scripts` of this script's element
 *   (`web/scripts-after-paint.ts`); in development they are ordinary module scripts.
 * - On the first page of a visit, the webfonts are asked for at that moment too, and come into use together; until then
 *   the text stands in the metric-compatible fallbacks. Where a line of what is on the screen would break otherwise in them,
 *   so that something moves by 3 px or more, this one page stays in the fallbacks. Later pages find the fonts in the
 *   browser's cache and use them at once.
 * - A page that is opened at its top (`fresh`) leaves what is far below its first screen without layout until somebody
 *   touches it: from then on every height is known, and links to anchors, the scrollbar and the search in the page are exact.
 *
 * A second after `load` stands in where the paint is not reported: an old browser, a tab in the background.
 * See decision record 0017.
 */
export const afterFirstPaint = `{
let d=document,s=d.currentScript.dataset.scripts,c=d.documentElement.classList,
f=${JSON.stringify(fonts)}.map(a=>new FontFace(...a)),
use=()=>f.map(a=>d.fonts.add(a)),
h=innerHeight,
seen=e=>[...e.children].flatMap(c=>{let y=c.getBoundingClientRect().top;return y<h?[[c,y],...seen(c)]:[]}),
swap=()=>{
let all=seen(d.body);
setTimeout(()=>{
use();
if(all.some(([c,y])=>Math.abs(c.getBoundingClientRect().top-y)>=3))f.map(a=>d.fonts.delete(a))
})
},
known=d.referrer.startsWith(location.origin+"/"),
go=()=>{
if(!known)Promise.all(f.map(a=>a.load())).then(swap,use);
if(s)for(let u of s.split(" "))import(u).catch(()=>0);
known=1;s=""
};
if(known)use();
addEventListener("load",()=>setTimeout(go,1e3));
try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&setTimeout(go)).observe({type:"paint",buffered:true})}catch{}
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){
c.add("fresh");
try{let t=new CSSStyleSheet();t.replaceSync("${styles}");d.adoptedStyleSheets=[t]}catch{}
for(let e of ["pointerover","touchstart","keydown","scroll","click"])addEventListener(e,()=>{c.remove("fresh");d.adoptedStyleSheets=[]},{capture:true,once:true,passive:true})
}
}`.replaceAll('\n', '');

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(afterFirstPaint));
/** What permits it in the page's policy. */
export const afterFirstPaintHash = `sha256-${Buffer.from(digest).toString('base64')}` as const;
