import compile from 'icu-minify/compile'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { t } from '#messages/message.ts'
import { pseudoMessage } from '#messages/pseudo.ts'
import { rich } from '#messages/rich.ts'
import { messagesIn } from '#tools/plugins/messages.ts'

describe('A message', () => {
  test('formats counts with the number format of the user', () => {
    const rows = (count: number, locale: string) =>
      t('{count, plural, one {# row} other {# rows}}', { count, locale }).replaceAll('\u00a0', ' ')
    expect([rows(1, 'en'), rows(2400, 'de-DE')]).toEqual(['1 row', '2 400 rows'])
  })

  test('has elements for its tags', () => {
    const nodes = rich('Created by <name>{by}</name>.', { by: 'Naledi', name: text => <b>{text}</b> })
    expect(isValidElement(nodes)).toBe(true)
    expect(renderToStaticMarkup(nodes)).toBe('Created by <b>Naledi</b>.')
  })

  test('does not compile without its parameters', () => {
    const wrong = () => {
      // @ts-expect-error The parameter is missing.
      t('Hello {name}')
      // @ts-expect-error The name of the parameter is wrong.
      t('Hello {name}', { nam: 'Naledi' })
      // @ts-expect-error A count is a number.
      t('{count, plural, one {# row} other {# rows}}', { count: '2', locale: 'en' })
      // @ts-expect-error A message with # needs a number format.
      t('{count, plural, one {# row} other {# rows}}', { count: 2 })
      // @ts-expect-error The message has no parameter.
      t('Hello', { name: 'Naledi' })
      // @ts-expect-error The tag is missing.
      void rich('By <name>{by}</name>', { by: 'Naledi' })
    }
    expect(wrong).toThrow('name')
  })

  test('must be a literal', () => {
    expect(messagesIn('a.ts', "t('Save')")).toEqual([{ start: 2, end: 8, message: 'Save' }])
    expect(() => messagesIn('a.ts', 't(text)')).toThrow('must be a literal')
  })
})

describe('The pseudo-language', () => {
  test('accents and brackets texts, and keeps parameters', () => {
    expect(pseudoMessage(compile('Save'))).toBe('⟦Šåvé · ·⟧')
    expect(JSON.stringify(pseudoMessage(compile('{count, plural, one {# row} other {# <b>rows</b>}}')))).toBe(
      '["⟦",["count",2,{"one":[0," řöw"],"other":[0," ",["b","řöwš"]]}]," · · · · · · · · · · · · ·⟧"]',
    )
  })
})
