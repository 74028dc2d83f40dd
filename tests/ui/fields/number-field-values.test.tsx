import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFakeTime } from '../fake-time.ts'
import { increase, show, shown } from './number-field.tsx'

describe('a numeric input', () => {
  const { user, pass } = useFakeTime()

  it('leaves a value with more decimals than it shows as it is, when the focus only passes through', async () => {
    const { field, onChange } = show({ value: 12.345, decimals: 2, fixedDecimals: true })
    await user.click(field)
    await user.tab()
    await pass(300)
    expect(onChange).not.toHaveBeenCalled()
    expect(shown()).toBe('12.34')
  })

  it('tells what was typed last when it goes away with its screen', async () => {
    const { field, onChange, leave } = show({ value: 4 })
    await user.clear(field)
    await user.type(field, '9')
    leave()
    expect(onChange.mock.calls).toEqual([[9]])
  })

  describe('with pasted text', () => {
    it('reads a figure with its currency and groups, as the locale writes them', async () => {
      const { field, onChange } = show({ decimals: 2, fixedDecimals: true })
      await user.click(field)
      await user.paste('R 1,310.50')
      await pass(300)
      expect(onChange.mock.calls).toEqual([[1310.5]])
      await user.tab()
      expect(shown()).toBe('1 310.50')
    })

    it('reads "R 1 310,50" where a comma comes before decimals', async () => {
      const { field, onChange } = show({ locale: 'fr-FR', decimals: 2 })
      await user.click(field)
      await user.paste('R 1 310,50')
      await pass(300)
      expect(onChange.mock.calls).toEqual([[1310.5]])
    })

    it('keeps a text that is no number, says so, and reports null with the text', async () => {
      const { field, onChange, onInvalidText } = show({ value: 4 })
      await user.click(field)
      field.select()
      await user.paste('a lot')
      await pass(300)
      expect(field).toHaveValue('a lot')
      expect(onChange.mock.calls).toEqual([[null]])
      expect(onInvalidText.mock.calls).toEqual([['a lot']])
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Enter a number.')
      await user.clear(field)
      await user.type(field, '9')
      expect(field).not.toBeInvalid()
    })

    it('does not cut decimals off: more than it takes is no number', async () => {
      const { field, onChange } = show({ decimals: 2 })
      await user.click(field)
      await user.paste('1.2345')
      await user.tab()
      expect(field).toHaveValue('1.2345')
      expect(field).toBeInvalid()
      expect(onChange).not.toHaveBeenCalled()
    })
  })

  describe('with a number below 0 where 0 is the least', () => {
    it.each(['-5', '−5', 'R -5', '- 5.25', '5-', '(5)'])(
      'refuses %s when it is pasted, and says so at once',
      async text => {
        const { field, onChange } = show({ value: 12, min: 0, decimals: 2 })
        await user.click(field)
        field.select()
        await user.paste(text)
        expect(field).toHaveValue('12')
        expect(screen.getByRole('alert')).toHaveTextContent(`Not less than 0: “${text}” was left out`)
        await user.tab()
        expect(field).toHaveValue('12')
        expect(onChange).not.toHaveBeenCalled()
      },
    )

    it('refuses it, too, when a program enters it', () => {
      const { field } = show({ min: 0 })
      fireEvent.input(field, { target: { value: '-7' } })
      expect(field).toHaveValue('')
      expect(field).toHaveAccessibleDescription('Not less than 0: “-7” was left out')
    })

    it('takes it where the minimum is below 0', async () => {
      const { field, onChange } = show({ min: -10 })
      await user.click(field)
      await user.paste('-5')
      await pass(300)
      expect(onChange.mock.calls).toEqual([[-5]])
    })
  })

  describe('when a program presses a button', () => {
    it('tells what was typed just before, first', async () => {
      const { field, onChange } = show()
      const pressed: unknown[] = []
      screen.getByText('Elsewhere').addEventListener('click', () => pressed.push(...(onChange.mock.lastCall ?? [])))
      await user.type(field, '640')
      act(() => screen.getByText('Elsewhere').click())
      expect(pressed).toEqual([640])
      expect(field).toHaveFocus()
    })

    it('tells it in the same breath as it was entered', () => {
      const { field, onChange } = show()
      act(() => {
        fireEvent.input(field, { target: { value: '640' } })
        screen.getByText('Elsewhere').click()
      })
      expect(onChange.mock.calls).toEqual([[640]])
    })

    it('goes on from what was typed when its own button is pressed', async () => {
      const { field, onChange } = show()
      await user.type(field, '640')
      act(() => increase().click())
      expect(onChange.mock.calls).toEqual([[641]])
    })
  })

  describe('with a value from outside', () => {
    it('keeps what was typed when the value is the echo of it', async () => {
      const { field } = show({ decimals: 2 })
      await user.type(field, '2.50')
      await pass(300)
      expect(field).toHaveValue('2.50')
    })

    it('shows another value', async () => {
      const { field, set } = show({ value: 5 })
      set(1234)
      expect(field).toHaveAttribute('aria-valuenow', '1234')
      expect(shown()).toBe('1 234')
    })

    it('does not overwrite what is being typed', async () => {
      const { field, set, onChange } = show({ value: 5 })
      await user.clear(field)
      await user.type(field, '77')
      set(6)
      await pass(300)
      expect(field).toHaveValue('77')
      expect(onChange).toHaveBeenLastCalledWith(77)
    })
  })
})
