/*
 * The app's texts. Each text on the screen is a message: an English sentence in ICU format
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages), which is also the key of its translations.
 *
 * - `t('Save changes')` returns text, `rich('<b>Not</b> saved', …)` returns React nodes.
 * - A message must be a literal, because the build replaces it with the compiled translation.
 * - Only whole sentences are messages. Never join messages to a sentence, because the order of words differs between
 *   languages.
 * - Missing or wrong parameters are compile errors.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'
import format from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { countInWords } from '#domain/figures/counts.ts'
import { translated } from './catalogue.ts'
import { language } from './language.ts'
import type { CompiledMessage } from './pseudo.ts'

type Parameters<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>

/** `locale` is the number format of `#`, as a BCP 47 tag. Only messages with `#` need it. */
type Format<Message extends string> = Message extends `${string}#${string}` ? { locale: string } : unknown

type Values<Message extends string> = Parameters<Message> & Format<Message>

type TagsOf<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never

type Nodes<Message extends string> = Omit<Parameters<Message>, never> &
  Format<Message> &
  Record<TagsOf<Message>, (children: ReactNode) => ReactNode>

const rules = new Map<string, Intl.PluralRules>()

/** Returns cached plural rules, because their creation takes longer than their use. */
function pluralRules(locale: string, options?: Intl.PluralRulesOptions) {
  const key = `${locale} ${options?.type}`
  let found = rules.get(key)
  if (!found) rules.set(key, (found = new Intl.PluralRules(locale, options)))
  return found
}

function formatted(message: CompiledMessage, values: Record<string, unknown>) {
  const { locale = language } = values as { locale?: string }
  const numbers = { format: (count: number) => countInWords(count, locale) } as Intl.NumberFormat
  return format<ReactNode>(message, language, values as never, {
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

/**
 * Returns a message with elements: `rich('Created by <name>{by}</name>', { by, name: text => <Name>{text}</Name> })`.
 */
export function rich<const Message extends string>(message: Message, values: Nodes<Message>): ReactNode {
  const nodes = formatted(translated(message), values as Record<string, unknown>)
  return createElement(Fragment, null, ...(Array.isArray(nodes) ? nodes : [nodes]))
}
