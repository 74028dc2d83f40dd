import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useFakeTime } from '../fake-time.ts'
import { decrease, formatOf, increase, show } from './number-field.tsx'

describe('a numeric input', () => {
  const { user, pass } = useFakeTime()

  describe('with arrow keys and buttons', () => {
    it('changes by the step and reports at once', async () => {
      const { field, onChange } = show({ value: 5, step: 2 })
      await user.click(field)
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await user.click(increase())
      await user.click(decrease())
      expect(onChange.mock.calls).toEqual([[7], [9], [7], [9], [7]])
    })

    it('adds a step to what was typed: 2.5 and 1 are 3.5', async () => {
      const { field, onChange } = show({ decimals: 2 })
      await user.type(field, '2.5')
      await user.click(increase())
      expect(field).toHaveValue('3.5')
      await pass(1000)
      expect(onChange.mock.calls).toEqual([[3.5]])
    })

    it('adds as decimals add: 0.1 and 0.2 are 0.3', async () => {
      const { field, onChange } = show({ value: 0.1, step: 0.2, decimals: 1 })
      await user.click(increase())
      expect(onChange.mock.calls).toEqual([[0.3]])
      expect(field).toHaveValue('0.3')
    })

    it.each([999_999.99, 99_999_999.99, 999_999_999_999.99])(
      'keeps its buttons in the cell of a table, however long the number is: %d',
      async value => {
        const { field } = show({ value, decimals: 2 })
        await user.click(increase())
        await user.click(increase())
        await user.click(decrease())
        expect(field).toHaveAttribute('aria-valuenow', String(value + 1))
        await user.type(field, '{Backspace}{Backspace}')
        expect([increase(), decrease()].every(button => button.isConnected)).toBe(true)
      },
    )

    it('stops at the limits, where its button is disabled', async () => {
      const { field, onChange } = show({ value: 9, min: 0, max: 10, step: 4 })
      await user.click(field)
      await user.keyboard('{ArrowUp}{ArrowUp}')
      expect(onChange.mock.calls).toEqual([[10]])
      expect(increase()).toBeDisabled()
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
      expect(onChange.mock.calls).toEqual([[10], [6], [2], [0]])
      expect(decrease()).toBeDisabled()
      expect(increase()).toBeEnabled()
    })

    it('starts from 0 when empty', async () => {
      const { field } = show()
      await user.click(increase())
      expect(field).toHaveValue('1')
    })

    it('takes no notice of the wheel', async () => {
      const { field, onChange } = show({ value: 5 })
      await user.click(field)
      fireEvent.wheel(field, { deltaY: 100 })
      await pass(1000)
      expect(onChange).not.toHaveBeenCalled()
      expect(field).toHaveValue('5')
    })

    it('keeps its buttons out of the way of the Tab key, and the focus in the field', async () => {
      const { field } = show({ value: 5 })
      await user.tab()
      expect(field).toHaveFocus()
      await user.click(increase())
      expect(field).toHaveFocus()
      await user.tab()
      expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    })
  })

  describe('for assistive technology', () => {
    it('is a spin button with its number and its limits', () => {
      render(
        <NumberField
          label="Weight"
          value={12.5}
          onChange={() => {}}
          format={formatOf('en-US')}
          decimals={2}
          min={0}
          max={100}
        />,
      )
      const field = screen.getByRole('spinbutton', { name: 'Weight' })
      expect(field).toHaveAttribute('aria-valuenow', '12.5')
      expect(field).toHaveAttribute('aria-valuemin', '0')
      expect(field).toHaveAttribute('aria-valuemax', '100')
      expect(field).toHaveAttribute('aria-valuetext', '12.5')
    })

    it('reads its error out with the field', () => {
      render(
        <NumberField
          label="Weight"
          value={null}
          onChange={() => {}}
          format={formatOf('en-US')}
          errorMessage="Enter the weight."
        />,
      )
      const field = screen.getByRole('spinbutton', { name: 'Weight' })
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Enter the weight.')
    })

    it('selects its text when the focus comes by keyboard', async () => {
      const { field } = show({ value: 120 })
      await user.tab()
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
    })

    it('keeps the caret when the focus comes back from nowhere, as after a save that failed', async () => {
      const { field } = show({ value: 120 })
      await user.tab()
      await user.keyboard('45')
      act(() => field.blur())
      act(() => field.focus())
      expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
    })
  })
})
