import { languageLocale } from './language.ts'

/**
 * Returns the list format of the page's language. Without the language's format, a browser would use a word of another
 * language.
 */
const formatOf = (type: 'conjunction' | 'disjunction', separator: string) =>
  Intl.ListFormat.supportedLocalesOf(languageLocale).length > 0
    ? new Intl.ListFormat(languageLocale, { type })
    : { format: (texts: readonly string[]) => texts.join(separator) }

const and = formatOf('conjunction', ', ')
const or = formatOf('disjunction', ' / ')

/** Joins texts in the language of the page: "paper, glass and metal". */
export const listed = (texts: readonly string[]) => and.format(texts)

/** Joins texts in the language of the page: "paper, glass or metal". */
export const listedOr = (texts: readonly string[]) => or.format(texts)
