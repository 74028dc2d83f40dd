import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { languages, localeOfLanguage } from '#messages/languages.ts'
import { allMessages } from '#tools/all-messages.ts'
import { inProject } from '#tools/root.ts'

const messages = [...allMessages().keys()]

/** Returns the parameters of a message, with the options of each select, and its faults in a language. */
function inspect(text: string, language: string) {
  const parameters = new Set<string>()
  const faults: string[] = []
  const categories = new Intl.PluralRules(localeOfLanguage(language)).resolvedOptions().pluralCategories
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) {
        parameters.add(`<${element.value}>`)
        walk(element.children)
      } else if (element.type === TYPE.argument) parameters.add(element.value)
      else if (element.type === TYPE.select || element.type === TYPE.plural) {
        const options = Object.keys(element.options)
        const isPlural = element.type === TYPE.plural
        parameters.add(`${element.value}: ${isPlural ? 'plural' : options.toSorted().join(' ')}`)
        if (isPlural) faults.push(...categories.filter(name => !options.includes(name)))
        for (const option of Object.values(element.options)) walk(option.value)
      }
    }
  }
  walk(parse(text))
  return { parameters: [...parameters].toSorted(), faults }
}

/** Terms that are the same in another language as in English. isiZulu keeps "GW code", as the register of codes does. */
const untranslatedTerms: Readonly<Record<string, readonly string[]>> = {
  af: [
    'Afrikaans',
    'isiZulu',
    'Stop',
    'Data',
    'Filter',
    'Filters',
    'Families',
    'Opening',
    'Bank',
    'Status',
    'In',
    'is',
    'JSON',
  ],
  ar: ['JSON'],
  fr: (
    'Format, Afrikaans, isiZulu, Point, Palette, Date, Transaction, Transactions, Construction, Type, Province, ' +
    'Description, description, Total, Stock, Source, Code, tare, Tare, net, Actions, Stable, Compact, Suggestions, ' +
    'Notifications, Navigation, Page, Pages, JSON'
  ).split(', '),
  pt: ['isiZulu', 'material', 'Material', 'Metal', 'Total', 'Stock', 'Offline', 'JSON'],
  zu: ['GW code', 'GW Code', 'tare', 'net'],
}

test('The development server imports the catalogues as scripts', () => {
  const program = inProject('tests/messages/served-catalogues.ts')
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  // The server answers with JavaScript, which browsers refuse for an import with `type: 'json'`.
  for (const language of Object.keys(languages).filter(tag => tag !== 'en')) {
    expect(stdout).toMatch(new RegExp(`import\\("/messages/${language}\\.json[^"]*"\\)`))
  }
})

test('Arabic isolates numbers with a Latin unit or sign, which it would reorder', () => {
  const texts = Object.entries<string>(JSON.parse(readFileSync('src/messages/ar.json', 'utf8')))
  const mixed = texts
    .filter(([, text]) => /\p{Script=Arabic}/u.test(text))
    .map(([message, text]) => [message, text.replaceAll(/\u2066[^\u2069]*\u2069/gu, '')] as const)
  expect(
    mixed.filter(([, text]) => /[\d}][ \u00a0](?:kg|t|%|CO₂e)(?!\p{L})|@\{/u.test(text)).map(([message]) => message),
  ).toEqual([])
})

test('The app has messages', () => {
  expect(messages.length).toBeGreaterThan(1000)
})

test('The messages have curly apostrophes and quotation marks', () => {
  expect(messages.filter(message => /['"]/.test(message))).toEqual([])
})

describe.each(Object.keys(languages).filter(language => language !== 'en'))('The catalogue of %s', language => {
  const catalogue: Record<string, string> = JSON.parse(readFileSync(`src/messages/${language}.json`, 'utf8'))

  test('has a translation for each message, and no other ones', () => {
    expect(Object.keys(catalogue)).toEqual(messages)
    expect(messages.filter(message => !catalogue[message])).toEqual([])
  })

  test('translates each message, apart from terms that stay in English', () => {
    const wordsOf = (message: string) =>
      message.replace(/\{\w+\}|\bkg\b|CO₂e|R\b/g, '').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const same = messages.filter(message => catalogue[message] === message && /\p{L}/u.test(wordsOf(message)))
    expect(same.filter(message => !untranslatedTerms[language]?.includes(wordsOf(message)))).toEqual([])
  })

  test('has curly apostrophes and quotation marks', () => {
    expect(Object.values(catalogue).filter(text => /['"]/.test(text))).toEqual([])
  })

  test('has the parameters and plural forms of each message', () => {
    const wrong = messages.filter(message => {
      const { parameters, faults } = inspect(catalogue[message] ?? '', language)
      return faults.length > 0 || String(parameters) !== String(inspect(message, 'en').parameters)
    })
    expect(wrong).toEqual([])
  })
})
