import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFakeTime } from '../fake-time.ts'
import { show, shown } from './number-field.tsx'

const meaning = (name: string) => screen.getByRole('button', { name: name.replace(' ', '\u00a0') })

describe('a numeric input', () => {
  const { user, pass } = useFakeTime()

  /** A field that held 7, with an ambiguous text in its place. */
  async function undecided(locale: string, how: 'typed' | 'pasted' = 'typed', text = '1,234') {
    const shownField = show({ locale, value: 7, min: 0, decimals: 2 })
    await user.click(shownField.field)
    shownField.field.select()
    await (how === 'typed' ? user.keyboard(text) : user.paste(text))
    return shownField
  }

  describe('with a comma that may part thousands or decimals', () => {
    it.each([
      ['de-DE', 'typed', '1,234'],
      ['en-ZA', 'typed', '1,234'],
      ['fr-FR', 'typed', '1.234'],
      ['de-DE', 'pasted', '1,234'],
      ['fr-FR', 'pasted', '1.234'],
    ] as const)('asks in %s which of two numbers is meant by what is %s: %s', async (locale, how, text) => {
      const { field, onChange } = await undecided(locale, how, text)
      expect(field).toHaveValue('1,234')
      expect(screen.getByRole('alert')).toHaveTextContent('“1,234” can be two numbers. Which one is it?')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(/^“1,234” can be two numbers\. Which one is it\?/)
      await pass(300)
      await user.tab()
      // Neither meaning is assumed, and the previous number no longer counts.
      expect(onChange.mock.calls).toEqual([[null]])
      expect(field).toHaveValue('1,234')
    })

    it.each([
      ['1 234', 1234],
      ['1,23', 1.23],
    ] as const)('takes %s when that is said, and gives the focus back', async (name, number) => {
      const { field, onChange } = await undecided('de-DE')
      await user.click(meaning(name))
      expect(onChange).toHaveBeenLastCalledWith(number)
      expect(shown()).toBe(name)
      expect(field).toBeValid()
      expect(field).toHaveFocus()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('asks no more once the text is changed', async () => {
      const { field, onChange } = await undecided('de-DE')
      await user.keyboard('{Backspace}')
      expect(screen.queryByRole('alert')).toBeNull()
      await user.tab()
      expect(onChange).toHaveBeenLastCalledWith(1.23)
      expect(field).toBeValid()
    })

    it('lets no fourth digit follow, and goes on asking', async () => {
      const { field } = await undecided('de-DE')
      await user.keyboard('5')
      expect(field).toHaveValue('1,234')
      expect(screen.getByRole('alert')).toHaveTextContent('Two decimals at most: “5” was left out')
      expect(meaning('1 234')).toBeVisible()
    })

    it.each([
      ['de-DE', '1.234', '1.234'],
      ['de-DE', '0,234', '0,23'],
      ['de-DE', '1234,567', '1234,56'],
      ['en-US', '1,234', '1,234'],
      ['en-US', '1.234', '1.23'],
    ])('asks nothing in %s about %s, which can be one number only', async (locale, typed, becomes) => {
      const { field } = await undecided(locale, 'typed', typed)
      expect(field).toHaveValue(becomes)
      expect(screen.queryByRole('button', { name: /^1.234$/ })).toBeNull()
    })
  })
})
