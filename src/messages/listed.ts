import { language } from './language.ts'
import { isLanguage, languages } from './languages.ts'

const locale = isLanguage(language) ? languages[language].locale : 'en-ZA'

const and = new Intl.ListFormat(locale, { type: 'conjunction' })
const or = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Joins texts in the language of the page: "paper, glass and metal". */
export const listed = (texts: readonly string[]) => and.format(texts)

/** Joins texts in the language of the page: "paper, glass or metal". */
export const listedOr = (texts: readonly string[]) => or.format(texts)
