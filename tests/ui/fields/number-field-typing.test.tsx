import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFakeTime } from '../fake-time.ts'
import { show, shown } from './number-field.tsx'

describe('a numeric input', () => {
  const { user, pass } = useFakeTime()

  describe('while one types', () => {
    it('reports once, 300 ms after the last key', async () => {
      const { field, onChange } = show()
      await user.type(field, '12')
      await pass(200)
      await user.type(field, '5')
      await pass(299)
      expect(onChange).not.toHaveBeenCalled()
      await pass(1)
      expect(onChange.mock.calls).toEqual([[125]])
    })

    it('says of each report whether the pause is over: it is after the last key, not on Enter, on leaving or at a step', async () => {
      const { field, pauses } = show()
      await user.type(field, '12')
      await pass(300)
      await user.type(field, '5{Enter}')
      await user.type(field, '6')
      await user.tab()
      await user.type(field, '{ArrowUp}')
      expect(pauses).toEqual([true, false, false, false])
    })

    it('reports nothing when the number is the same after all', async () => {
      const { field, onChange } = show({ value: 12 })
      await user.type(field, '5{Backspace}')
      await pass(1000)
      expect(onChange).not.toHaveBeenCalled()
    })

    it('lets no letters in, and leaves the caret where it was', async () => {
      const { field } = show({ value: 120 })
      await user.click(field)
      field.setSelectionRange(1, 1)
      await user.keyboard('abc4e')
      expect(field).toHaveValue('1420')
      expect(field.selectionStart).toBe(2)
    })

    it.each([
      ['1e5', '15', 'Only numbers: “e” was left out'],
      ['12abc', '12', 'Only numbers: “abc” was left out'],
      ['2.579', '2.57', 'Two decimals at most: “9” was left out'],
      ['2.5789', '2.57', 'Two decimals at most: “89” was left out'],
      ['2.57e9', '2.57', 'Two decimals at most: “9” was left out'],
      ['1.2.3', '1.2', 'Only one decimal sign: “.3” was left out'],
      ['-5', '5', 'Not less than 0: “-” was left out'],
    ])('says of %s, which becomes %s: %s', async (typed, becomes, said) => {
      const { field } = show({ decimals: 2, min: 0 })
      await user.type(field, typed)
      expect(field).toHaveValue(becomes)
      expect(screen.getByRole('alert')).toHaveTextContent(said)
      expect(field).toHaveAccessibleDescription(said)
      expect(field).toBeValid()
    })

    it('goes on saying what was left out when it is left, until its text is changed', async () => {
      const { field } = show()
      await user.type(field, '1e5')
      await user.tab()
      expect(screen.getByRole('alert')).toHaveTextContent('Only numbers: “e” was left out')
      await user.type(field, '{Backspace}')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(field).toHaveValue('1')
    })

    it('has nothing more to say of letters once the number follows them', async () => {
      const { field } = show({ min: 0, decimals: 2 })
      await user.type(field, 'abc')
      expect(screen.getByRole('alert')).toHaveTextContent('Only numbers: “abc” was left out')
      await user.type(field, '12')
      expect(screen.queryByRole('alert')).toBeNull()
      await user.tab()
      expect(field).toHaveValue('12')
    })

    it('goes on saying that a minus was left out when the number follows it', async () => {
      const { field } = show({ min: 0 })
      await user.type(field, '-12')
      expect(screen.getByRole('alert')).toHaveTextContent('Not less than 0: “-” was left out')
    })

    it('says that a number has too many digits, and not that it is none', async () => {
      const { field, onChange } = show({ min: 0, decimals: 2 })
      await user.type(field, '999999999999999999')
      await user.tab()
      expect(field).toHaveAccessibleDescription('Too many digits: 15 at most')
      expect(field).toBeInvalid()
      expect(field).toHaveValue('999999999999999999')
      expect(onChange).not.toHaveBeenCalledWith(expect.any(Number))
    })

    it.each([
      ['another number typed over it', '{Control>}a{/Control}7'],
      ['a step', '{ArrowUp}'],
    ])('has nothing more to say after %s', async (_, keys) => {
      const { field } = show()
      await user.type(field, '1e5')
      await user.keyboard(keys)
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('has nothing more to say when another value comes', async () => {
      const { field, set } = show({ value: 3 })
      await user.type(field, 'e')
      set(4)
      expect(screen.queryByRole('alert')).toBeNull()
      expect(field).toHaveValue('4')
    })

    it('takes no more decimals than it is given, and none at all by default', async () => {
      const { field } = show({ decimals: 2 })
      await user.type(field, '2.579')
      expect(field).toHaveValue('2.57')
      await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
      expect(field).toHaveValue('2.57')
    })

    it('takes whole numbers only when decimals are not asked for', async () => {
      const { field } = show()
      await user.type(field, '2.5')
      expect(field).toHaveValue('2')
      expect(screen.getByRole('alert')).toHaveTextContent('Whole numbers only: “.5” was left out')
    })

    it('takes digits elsewhere after a decimal sign that was left out', async () => {
      const { field } = show()
      await user.type(field, '25.')
      field.setSelectionRange(1, 1)
      await user.keyboard('3')
      expect(field).toHaveValue('235')
    })

    it('never rounds to the step: 2.57 stays 2.57', async () => {
      const { field, onChange } = show({ decimals: 2, step: 1 })
      await user.type(field, '2.57')
      await user.tab()
      expect(onChange.mock.calls).toEqual([[2.57]])
      expect(field).toHaveValue('2.57')
    })

    it('takes a minus only where the minimum is below 0', async () => {
      const { field, onChange } = show({ min: -10 })
      await user.type(field, '-5')
      await pass(300)
      expect(field).toHaveValue('-5')
      expect(onChange.mock.calls).toEqual([[-5]])
    })

    it('takes a minus where there is no minimum', async () => {
      const { field } = show()
      await user.type(field, '-5')
      expect(field).toHaveValue('-5')
    })

    it('takes no minus where the minimum is 0', async () => {
      const { field } = show({ min: 0 })
      await user.type(field, '-5')
      expect(field).toHaveValue('5')
    })

    it('waits with a text that is only the beginning of a number', async () => {
      const { field, onChange } = show({ value: 3 })
      await user.clear(field)
      await pass(300)
      await user.type(field, '-')
      await pass(1000)
      expect(onChange.mock.calls).toEqual([[null]])
      expect(field).not.toBeInvalid()
    })

    it('understands the point of a keypad where the locale writes a comma', async () => {
      const { field, onChange } = show({ locale: 'fr-FR', decimals: 2 })
      await user.type(field, '1310.5')
      await pass(300)
      expect(field).toHaveValue('1310,5')
      expect(onChange).toHaveBeenLastCalledWith(1310.5)
    })
  })

  describe('on leaving and on Enter', () => {
    it('reports at once, and not again when the pause is over', async () => {
      const { field, onChange } = show()
      await user.type(field, '7')
      await user.tab()
      expect(onChange.mock.calls).toEqual([[7]])
      await pass(1000)
      expect(onChange).toHaveBeenCalledOnce()
    })

    it('reports on Enter', async () => {
      const { field, onChange } = show()
      await user.type(field, '7{Enter}')
      expect(onChange.mock.calls).toEqual([[7]])
    })

    it('brings what is above the maximum down to it, and what is below the minimum up to it', async () => {
      const { field, onChange } = show({ min: 10, max: 100 })
      await user.type(field, '150')
      await user.tab()
      expect(field).toHaveValue('100')
      expect(onChange).toHaveBeenLastCalledWith(100)
      await user.clear(field)
      await user.type(field, '3')
      await user.tab()
      expect(field).toHaveValue('10')
      expect(onChange).toHaveBeenLastCalledWith(10)
    })

    it('brings a number within the limits even when it was already reported', async () => {
      const { field, onChange } = show({ max: 100 })
      await user.type(field, '150')
      await pass(300)
      await user.tab()
      expect(onChange.mock.calls).toEqual([[150], [100]])
      expect(field).toHaveValue('100')
    })

    it('reports null for an emptied field', async () => {
      const { field, onChange } = show({ value: 5, min: 0 })
      await user.clear(field)
      await user.tab()
      expect(onChange.mock.calls).toEqual([[null]])
      expect(field).toHaveValue('')
      expect(field).not.toBeInvalid()
    })

    it('shows exactly the fixed decimals, in groups of three', async () => {
      const { field } = show({ decimals: 2, fixedDecimals: true })
      await user.type(field, '1310.5')
      await user.tab()
      expect(shown()).toBe('1 310.50')
    })

    it('keeps the decimals that were typed where they are not fixed', async () => {
      const { field } = show({ decimals: 2 })
      await user.type(field, '1310.50')
      await user.tab()
      expect(shown()).toBe('1 310.50')
      await user.clear(field)
      await user.type(field, '7')
      await user.tab()
      expect(shown()).toBe('7')
    })
  })
})
