/** Words that say a number. Of those with a hyphen at one end words begin or end like this, with one at both they have it anywhere. */
type NumberWords = {
  /** Words of one to twelve, ordinals and what is said for two, such as “both”, among them. */
  readonly upToTwelve: readonly string[];
  /** Words of greater numbers. What they add up to isn't read. */
  readonly greater: string;
};

/** The words of numbers of a language; a text in another may say in words what its source says in digits. */
export const NUMBER_WORDS: Readonly<Record<string, NumberWords>> = {
  en: {
    upToTwelve: [
      'one once first single',
      'two twice second both double couple pair half halves',
      'three thrice third thirds triple',
      'four fourth fourths quarter quarters fourfold',
      'five fifth fifths',
      'six sixth sixths',
      'seven seventh',
      'eight eighth eighths',
      'nine ninth',
      'ten tenth tenths tens',
      'eleven eleventh',
      'twelve twelfth dozen noon midnight',
    ],
    greater:
      'thirteen- fourteen- fifteen- sixteen- seventeen- eighteen- nineteen- twent- thirt- fort- fiftie- fifty sixt- seventy seventie- ' +
      'eighty eightie- ninety ninetie- hundred- thousand- million- billion- dozens score',
  },
  ru: {
    upToTwelve: [
      'один- одн- перв- единственн-',
      'два две двух- двум- двое двоих двоим двойн- двоичн- втор- оба обе обоих обоим обоими обеих обеим обеими дважды вдвое вдвоем вдвоём ' +
        'пара пары пару пар половин- полтор-',
      'три тремя трем трём трех- трёх- трое троих троим тройн- троичн- трет- трижды втрое втроем втроём',
      'четыр- четверт- четвер-',
      'пят-',
      'шест-',
      'семь семи- семью седьм- семер-',
      'восемь восьм- восемью',
      'девят-',
      'десят-',
      'одиннадцат-',
      'двенадцат- дюжин- полдень полночь полудн-',
    ],
    greater:
      'тринадцат- четырнадцат- пятнадцат- шестнадцат- семнадцат- восемнадцат- девятнадцат- двадцат- тридцат- сорок- пятьдесят пятидесят- ' +
      'пятьюдесятью шестьдесят шестидесят- шестьюдесятью семьдесят семидесят- семьюдесятью восемьдесят восьмидесят- восемьюдесятью ' +
      'девяност- сто ста сот- сотен сотн- двест- двухсот- трист- трехсот- трёхсот- четырест- четырехсот- четырёхсот- пятьсот пятисот- ' +
      'шестьсот шестисот- семьсот семисот- восемьсот восьмисот- девятьсот девятисот- тысяч- миллион- миллиард-',
  },
  it: {
    upToTwelve: [
      'un uno una primo prima primi prime',
      'due entrambi entrambe secondo seconda secondi seconde doppio doppia doppi doppie paio coppia metà mezzo mezza mezzi mezze',
      'tre terzo terza terzi terze triplo tripla',
      'quattro quarto quarta quarti quarte',
      'cinque quint-',
      'sei sesto sesta sesti seste',
      'sette settim-',
      'otto ottav-',
      'nove nono nona noni none',
      'dieci decim- decin-',
      'undici undicesim-',
      'dodici dodicesim- dozzina mezzogiorno mezzanotte',
    ],
    greater:
      'tredic- quattordic- quindic- sedic- diciassett- diciott- diciannov- venti- ventun- ventott- trent- quarant- cinquant- sessant- ' +
      'settant- ottant- novant- cento centinai- centesim- duecent- trecent- quattrocent- cinquecent- seicent- settecent- ottocent- ' +
      'novecent- mille millesim- -mila migliai- milion- miliard-',
  },
  de: {
    upToTwelve: [
      'ein eine einen einem einer eines eins einmal erst-',
      'zwei- beide- doppel- doppelt- halb- hälfte paar',
      'drei- dritt-',
      'vier-',
      'fünf-',
      'sechs-',
      'sieb-',
      'acht-',
      'neun-',
      'zehn-',
      'elf elft- elfmal',
      'zwölf- dutzend mittag mitternacht',
    ],
    greater: '-zehn -zehnt- -zig -zigst- -zigste- -ßig -ßigst- -hundert- -tausend- million- milliard-',
  },
  fr: {
    upToTwelve: [
      'un une premier première premiers premières',
      'deux deuxième- second seconde seconds secondes double doubles moitié demi demie demis demies paire',
      'trois troisième- tiers triple',
      'quatre quatrième- quart quarts',
      'cinq cinquième-',
      'six sixième-',
      'sept septième-',
      'huit huitième- huitaine',
      'neuf neuvième-',
      'dix dixième- dizaine',
      'onze onzième-',
      'douze douzième- douzaine midi minuit',
    ],
    greater:
      'treiz- quatorz- quinz- seiz- vingt- trente- trentième- quarant- cinquante- cinquantaine- cinquantième- soixant- septant- huitant- ' +
      'nonant- cent cents centaine- centième- mille millier- millième- million- milliard-',
  },
  es: {
    upToTwelve: [
      'un uno una primer primero primera primeros primeras',
      'dos segundo segunda segundos segundas ambos ambas doble dobles par mitad medio media medios medias',
      'tres tercer tercero tercera terceros terceras tercio tercios triple',
      'cuatro cuarto cuarta cuartos cuartas',
      'cinco quint-',
      'seis sexto sexta sextos sextas',
      'siete séptim-',
      'ocho octavo octava octavos octavas',
      'nueve noveno novena novenos novenas',
      'diez décim- decena decenas',
      'once undécim-',
      'doce duodécim- docena mediodía medianoche',
    ],
    greater:
      'trece catorce quince dieci- veint- treint- cuarent- cincuent- sesent- setent- ochent- novent- cien ciento cientos centenar- ' +
      'doscient- trescient- cuatrocient- quinient- seiscient- setecient- ochocient- novecient- mil miles millón millones',
  },
};

/** Words behind digits that multiply them. Where a word has two values, it may be either. */
export const MULTIPLIERS: readonly (readonly [number, string])[] = [
  [100, 'hundred сот сотен cento hundert cent cien 百- 백- सौ'],
  [
    1000,
    'thousand k тыс тысяч- mila mille mil tausend tsd 千- 천- พัน- χιλιάδες χιλ ألف آلاف हज़ार हजार հազար тис tusen bin tys tysi-',
  ],
  [10_000, '万- 萬- 만- หมื่น-'],
  [100_000, 'lakh लाख แสน-'],
  [
    1_000_000,
    'million- mln mio m млн миллион- милион- milion- millón millones εκατομμύρι- εκατ مليون ملايين ล้าน- միլիոն- milhão milhões',
  ],
  [10_000_000, 'crore करोड़'],
  [100_000_000, '億- 亿- 억-'],
  [
    1_000_000_000,
    'billion- bn b млрд миллиард- miliard- mld milliard- mrd δισεκατομμύρι- مليار अरब միլիարդ- мільярд- bilhão bilhões',
  ],
  [1_000_000_000_000, 'trillion- billion- billón billones трлн триллион- bilion- 兆- 조-'],
];
