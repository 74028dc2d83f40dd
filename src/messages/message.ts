/*
 * The app's texts. Each text on the screen is a message: an English sentence in ICU format
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages), which is also the key of its translations.
 *
 * - `t('Save changes')` returns text. `rich` (rich.ts) returns React nodes.
 * - A message must be a literal, because the build replaces it with the compiled translation.
 * - Only whole sentences are messages. Never join messages to a sentence, because the order of words differs between
 *   languages.
 * - Missing or wrong parameters are compile errors.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'
import format from 'icu-minify/format'
import { formatNumber } from '#domain/figures/numbers.ts'
import { language } from './language.ts'
import type { CompiledMessage } from './pseudo.ts'
import { translated } from './translated.ts'

export type Parameters<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>

/** `locale` is the number format of `#`, as a BCP 47 tag. Only messages with `#` need it. */
export type Format<Message extends string> = Message extends `${string}#${string}` ? { locale: string } : unknown

type Values<Message extends string> = Parameters<Message> & Format<Message>

const rules = new Map<string, Intl.PluralRules>()

/** Returns cached plural rules, because their creation takes longer than their use. */
function pluralRules(locale: string, options?: Intl.PluralRulesOptions) {
  const key = `${locale} ${options?.type}`
  let found = rules.get(key)
  if (!found) rules.set(key, (found = new Intl.PluralRules(locale, options)))
  return found
}

/** Formats a message with parameters. Tags become the results of their functions in an array. */
export function formatted(message: CompiledMessage, values: Record<string, unknown>) {
  const { locale = language } = values as { locale?: string }
  const numbers = { format: (count: number) => formatNumber(count, locale, { min: 0 }) } as Intl.NumberFormat
  return format<unknown>(message, language, values as never, {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: (_, options) => pluralRules(language, options),
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
