/*
 * The app's texts. Each text on the screen is a message: an English sentence in ICU format
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages), which is also the key of its translations.
 *
 * - `t('Save changes')` returns text. `rich` (rich.ts) returns React nodes.
 * - A message must be a literal, because the build replaces it with the compiled translation.
 * - Only complete sentences are messages. Never join messages into a sentence, because the word order differs between
 *   languages.
 * - Missing or wrong parameters are compile errors.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'
import format from 'icu-minify/format'
import { formatNumber } from '#domain/figures/numbers.ts'
import { languageLocale } from './language.ts'
import type { CompiledMessage } from './pseudo.ts'
import { translated } from './translated.ts'

export type Parameters<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>

/** `locale` is the number format of `#`, as a BCP 47 tag. Only messages with `#` need it. */
export type Format<Message extends string> = Message extends `${string}#${string}` ? { locale: string } : unknown

type Values<Message extends string> = Parameters<Message> & Format<Message>

const pluralRules = new Intl.PluralRules(languageLocale)

/** Formats a message with parameters. Tags become the results of their functions in an array. */
export function formatted(message: CompiledMessage, values: Record<string, unknown>) {
  const { locale = languageLocale } = values as { locale?: string }
  const numbers = { format: (count: number) => formatNumber(count, locale, { min: 0 }) } as Intl.NumberFormat
  return format<unknown>(message, languageLocale, values as never, {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: () => pluralRules,
      getDateTimeFormat: () => {
        throw new Error('Messages take dates as text')
      },
    },
  })
}

/** Returns a message in the language of the page. */
export function t<const Message extends string>(
  message: Message,
  ...[values]: unknown extends Values<Message> ? [] : object extends Values<Message> ? [] : [Values<Message>]
): string {
  const found = translated(message)
  return typeof found === 'string' ? found : (formatted(found, values ?? {}) as string)
}
