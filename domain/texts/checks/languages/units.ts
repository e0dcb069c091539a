/**
 * Words and signs of units that translations convert, by what they measure: each of a line is one unit. With a hyphen words begin like
 * this.
 */
export const UNITS: Readonly<Record<string, readonly string[]>> = {
  length: [
    'mile miles mi миля миль мили милю милях miglio miglia meile meilen milles milla millas 英里- マイル-',
    'km км kilomet- kilomèt- kilómet- chilomet- километр- 公里- 千米- キロ- χλμ',
    'foot feet ft фут- piede piedi fuß pied pieds pie pies 英尺- フィート-',
    'inch inches in " ″ дюйм- pollic- zoll pouce- pulgad- 英寸- インチ-',
    'yard yards yd ярд- iard- 码- ヤード-',
    'm м meter- metre- metri metro metros metern mètre- метр- 米- メートル-',
    'cm см centim- zentim- centím- сантиметр- 厘米- センチ-',
    'mm мм millim- milím- миллиметр- 毫米- ミリ-',
  ],
  mass: [
    'lb lbs pound- фунт- libbr- pfund livre- libra- 磅- ポンド-',
    'oz ounce- унци- oncia once unze- onza- 盎司- オンス-',
    'kg кг kilo- кило- chilo- 公斤- 千克- キログラム-',
    'g г gram grams gramm- gramo- gramme- грамм- 克- グラム-',
    'ton tons tonne- tonnellat- тонн- tonelada- 吨- トン-',
    'stone stones стоун-',
  ],
  temperature: ['°f ℉ fahrenheit фаренгейт-', '°c ℃ celsius цельси-', 'k kelvin кельвин-'],
  volume: [
    'gallon- галлон- gallone- galón galones 加仑- ガロン-',
    'pint- пинт- pinta pinte-',
    'quart- кварт-',
    'l л liter- litre- litri litro litros литр- 升- リットル-',
    'ml мл millil- миллилитр- 毫升-',
  ],
  area: [
    'acre- акр акра акров acri morgen 英亩- エーカー-',
    'hectare- ha га гектар- ettar- hektar- hectárea- 公顷-',
  ],
  speed: ['mph миль/ч', 'km/h kmh км/ч kph', 'm/s м/с'],
  time: [
    's sec secs second- сек с секунд- sekunde- segundo- 秒-',
    'min mins minute- мин минут- minut- 分-',
    'h hr hrs hour- ч час час- ora ore stunde- uhr heure- hora horas 小时- 時間-',
    'day days день дня дней дни сут- giorn- tag- jour jours día días 天- 日-',
    'week- недел- settiman- woche- semaine- semana- 周- 週-',
    'month- месяц- mese mesi monat- mois mes meses 个月- か月- ヶ月-',
    'year- год года лет году anno anni jahr- an ans année- año años 年-',
  ],
};
