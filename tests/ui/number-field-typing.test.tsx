import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFakeTime } from './fake-time.ts'
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
      expect(field).toHaveValue('25')
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
