import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { formatNumber, parseNumber, separatorsOf } from '#domain/numbers.ts'
import { NumberField } from '#ui/number-field.tsx'
import type { NumberFormat } from '#ui/number-text.ts'
import type { NumberRules } from '#ui/use-number-text.ts'
import { useFakeTime } from './fake-time.ts'

const formatOf = (locale: string): NumberFormat => ({
  ...separatorsOf(locale),
  parse: text => parseNumber(text, locale),
  format: (value, decimals) => formatNumber(value, locale, decimals),
})

/** What the field shows, with plain spaces between groups. */
const shown = () => screen.getByRole<HTMLInputElement>('spinbutton').value.replaceAll('\u00a0', ' ')

/** Sets the value of the field on the screen, as a machine would. */
const outside: { set?: (value: number | null) => void } = {}

function show({ value = null, locale = 'en-US', ...rules }: Partial<NumberRules> & { locale?: string } = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  const onInvalidText = vi.fn<(text: string) => void>()
  function Holder() {
    const [held, setHeld] = useState(value)
    useEffect(() => {
      outside.set = setHeld
    }, [])
    return (
      <>
        <NumberField
          label="Weight"
          format={formatOf(locale)}
          {...rules}
          value={held}
          onChange={next => {
            onChange(next)
            setHeld(next)
          }}
          onInvalidText={onInvalidText}
        />
        <button type="button">Elsewhere</button>
      </>
    )
  }
  render(<Holder />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' })
  return { field, onChange, onInvalidText, set: (next: number | null) => act(() => outside.set?.(next)) }
}

const increase = () => screen.getByRole('button', { name: 'Increase Weight' })
const decrease = () => screen.getByRole('button', { name: 'Decrease Weight' })

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

  describe('for assistive technology', () => {
    it('is a spin button with its number, its limits and its unit', () => {
      render(
        <NumberField
          label="Weight"
          unit="kg"
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
      expect(field).toHaveAttribute('aria-valuetext', '12.5 kg')
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
  })
})
