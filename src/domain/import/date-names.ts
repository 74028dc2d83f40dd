/** Month names in English, Afrikaans, Portuguese, French, German, Spanish, Zulu and Arabic. Prefixes are abbreviations. */
const months: readonly string[] = [
  'january januarie janeiro janvier januar jänner enero januwari masingana يناير جانفي',
  'february februarie fevereiro février februar febrero februwari nhlolanja فبراير فيفري',
  'march maart mrt março mars märz marzo mashi ndasa مارس',
  'april abril avril ephreli mbasa أبريل أفريل',
  'may mei maio mai mayo meyi nhlaba مايو ماي',
  'june junie junho juin juni junio nhlangulana يونيو جوان',
  'july julie julho juillet juli julio julayi ntulikazi يوليو جويلية',
  'august augustus agosto août agasti ncwaba أغسطس أوت',
  'september setembro septembre septiembre setiembre septhemba mandulo سبتمبر',
  'october oktober outubro octobre octubre okthoba mfumfu أكتوبر',
  'november novembro novembre noviembre novemba lwezi نوفمبر',
  'december desember dezembro décembre dezember diciembre disemba zibandlela ديسمبر',
]

const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday maandag dinsdag woensdag donderdag vrydag saterdag sondag ' +
  'segunda terça quarta quinta sexta sábado domingo feira lundi mardi mercredi jeudi vendredi samedi dimanche montag ' +
  'dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miércoles jueves viernes umsombuluko ulwesibili ' +
  'ulwesithathu ulwesine ulwesihlanu umgqibelo isonto الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'

/** Words between the parts of a date, and endings of ordinal numbers. */
const fillers = new Set(
  'of the at de do da del le el den der a as à às las um om ngo uhr st nd rd th er ste o e في الساعة'.split(' '),
)

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
const monthNames = months.map(names => plain(names).split(' '))
const weekdayNames = plain(weekdays).split(' ')

/** Returns the month (1 to 12) that a name or its abbreviation means, or null if it means none or several. */
function monthOf(name: string): number | null {
  const exact = monthNames.findIndex(names => names.includes(name))
  if (exact >= 0) return exact + 1
  const found = monthNames.flatMap((names, at) => (names.some(each => each.startsWith(name)) ? [at + 1] : []))
  return name.length >= 3 && found.length === 1 ? (found[0] ?? null) : null
}

const isWeekday = (name: string) => name.length >= 2 && weekdayNames.some(each => each.startsWith(name))

/** Returns a date without the weekday before it. */
export const withoutWeekday = (text: string) =>
  text.replace(/^[\p{L}\p{M}.-]+,?\s?(?=\d)/u, words =>
    (plain(words).match(/\p{L}+/gu) ?? []).every(isWeekday) ? '' : words,
  )

/**
 * Returns the month that the words of a date name, in lower case, or null if they name none or several. Ignores weekdays,
 * also those that are spelled like a month: "mar. 17 nov." is a Tuesday in November.
 */
export function monthIn(words: readonly string[]): number | null {
  const names = words.map(plain).filter(word => !fillers.has(word))
  const unnamed = names.filter(name => monthOf(name) === null)
  const found = names.filter(name => monthOf(name) !== null)
  const clear = found.length > 1 ? found.filter(name => !isWeekday(name)) : found
  const [month = ''] = clear
  return clear.length === 1 && unnamed.every(isWeekday) ? monthOf(month) : null
}
