import { languageLocale } from './language.ts'

const and = new Intl.ListFormat(languageLocale, { type: 'conjunction' })
const or = new Intl.ListFormat(languageLocale, { type: 'disjunction' })

/** Joins texts in the language of the page: "paper, glass and metal". */
export const listed = (texts: readonly string[]) => and.format(texts)

/** Joins texts in the language of the page: "paper, glass or metal". */
export const listedOr = (texts: readonly string[]) => or.format(texts)
