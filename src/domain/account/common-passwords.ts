/**
 * Leaked passwords of twelve characters or more that the estimate of `password-guesses.ts` would accept: those of the list
 * `passwords-common` of @zxcvbn-ts/language-common 4.1.3 (MIT), which has 308 of that length. Many are Russian words typed on Latin keys.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    'sojdlg123aljg ghjcnjgfhjkm ghhh47hj7649 flvbybcnhfnjh ghbdtnrfrltkf dkflbvbhjdbx momsanaladventure',
    'hd764nw5d7e1vb1 dkflbvbhjdyf vfvfvskfhfve fkmnthyfnbdf fktrcfylhjdbx fktrcfylhjdyf ghjcnjrdfibyj ptybnxtvgbjy',
    'zqjphsyf6ctifgu lhbjkjubz2957704 boy4u2ownnyc nhfdvfnjkju123 41d8cd98f00b nemvxyheqdd5oqxyxyzi nightcrawler',
    'gjkysqgbpltw ghjcnjqgfhjkm installsqlst nhecsyfujkjdt ghjcnjgbpltw gtnhjpfdjlcr bltynbabrfwbz bpgjldsgjldthnf',
    'cjdthitycndj weihnachtsbau amadeusptfcor nhfycajhvths rfnthbyf1988 weihnachtsbaum fktrcfylhjdf ghjnbdjcnjzybt',
    'ntktdbpjh1994 nick1234-rem936 zcfvfzkexifz xxxp455w0rd5 ghjatccbjyfk aksjdlasdakj89879 23wkoa0fp78dk',
    'pfqwtd27121988 ghtdtlvtldtl gfhfktkjuhfv lytdybrbdfvgbhf ipo54tj45uy856 sdicmt7seytn ktjynsq40147',
    'nhbujyjvtnhbz ne_e_pod_chehyl hd764nw5d7e1vbv gthtrfnbgjkt msoracle32re bhrh0h2oof6xbqjeh',
  ].flatMap((line) => line.split(' ')),
);
