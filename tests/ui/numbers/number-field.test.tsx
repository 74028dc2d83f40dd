import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { notationOf } from '#domain/figures/number-reading.ts'
import { Form } from '#ui/fields/form.tsx'
import { NumberField } from '#ui/numbers/number-field.tsx'
import type { NumberRules } from '#ui/numbers/use-number-entry.ts'
import { useFakeTime } from '../fake-time.ts'

/** Renders a field labelled "Weight" in a form. `onSubmit` receives the value of the last render. */
function show({ value = null, locale = 'en-US', ...rules }: Partial<NumberRules> & { locale?: string } = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  const onSubmit = vi.fn<(value: number | null) => void>()
  function Holder() {
    const [held, setHeld] = useState(value)
    return (
      <Form onSubmit={() => onSubmit(held)}>
        <NumberField
          label="Weight"
          format={notationOf(locale)}
          {...rules}
          value={held}
          onChange={next => {
            onChange(next)
            setHeld(next)
          }}
        />
        <button type="button">Elsewhere</button>
      </Form>
    )
  }
  const { unmount } = render(<Holder />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' })
  return {
    field,
    onChange,
    onSubmit,
    leave: unmount,
  }
}

const increase = () => screen.getByRole('button', { name: 'Increase Weight' })
const decrease = () => screen.getByRole('button', { name: 'Decrease Weight' })
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })

describe('numeric input', () => {
  const { user, pass } = useFakeTime()

  describe('reports', () => {
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

    it('reports no unchanged number, and another one on blur, but not again after the pause', async () => {
      const { field, onChange } = show({ value: 12 })
      await user.type(field, '5{Backspace}')
      await pass(1000)
      await user.tab()
      expect(onChange).not.toHaveBeenCalled()
      await user.type(field, '7')
      await user.tab()
      await pass(1000)
      expect(onChange.mock.calls).toEqual([[127]])
    })

    it.each([
      ['reports pending text', '9', [[9]]],
      ['reports no cleared text', '{Control}', []],
    ])('%s on unmount', async (_, keys, reports) => {
      const { field, onChange, leave } = show({ value: 4 })
      await user.clear(field)
      await user.type(field, keys)
      leave()
      expect(onChange.mock.calls).toEqual(reports)
    })

    it('reports many steps once, by key and by button', async () => {
      const { field, onChange } = show({ value: 5, step: 2 })
      await user.click(field)
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await user.click(increase())
      await user.click(increase())
      await user.click(decrease())
      expect(field).toHaveValue('9')
      expect(onChange).not.toHaveBeenCalled()
      await pass(300)
      expect(onChange.mock.calls).toEqual([[9]])
    })
  })

  describe('other presses and submits', () => {
    it('reports pending text synchronously before the press, and keeps the focus', async () => {
      const { field, onChange } = show()
      const pressed: unknown[] = []
      elsewhere().addEventListener('click', () => pressed.push(...(onChange.mock.lastCall ?? [])))
      await user.click(field)
      act(() => {
        fireEvent.input(field, { target: { value: '640' } })
        elsewhere().click()
      })
      expect(pressed).toEqual([640])
      expect(field).toHaveFocus()
    })

    // Phones close pages without `beforeunload`.
    it.each(['beforeunload', 'pagehide'])('reports before the form is submitted or the page ends by %s', async end => {
      const { field, onChange, onSubmit } = show()
      await user.type(field, '64')
      act(() => field.form?.requestSubmit())
      expect(onSubmit.mock.calls).toEqual([[64]])
      await user.type(field, '0')
      act(() => void window.dispatchEvent(new Event(end)))
      expect(onChange.mock.calls).toEqual([[64], [640]])
    })

    it('continues from the typed text on its own buttons', async () => {
      const { field, onChange } = show()
      await user.type(field, '640')
      act(() => increase().click())
      await pass(300)
      expect(onChange.mock.calls).toEqual([[641]])
    })
  })

  describe('messages', () => {
    it('shows skipped characters, and keeps the caret', async () => {
      const { field } = show({ value: 120 })
      await user.click(field)
      field.setSelectionRange(1, 1)
      await user.keyboard('abc4e')
      expect(field).toHaveValue('1420')
      expect(field.selectionStart).toBe(2)
      expect(screen.getByRole('alert')).toHaveTextContent('Numbers only: “e” was skipped')
      expect(field).toHaveAccessibleDescription('Numbers only: “e” was skipped')
      expect(field).toBeValid()
      await user.keyboard('{Backspace}')
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('shows invalid text that a program enters', () => {
      const { field } = show({ min: 0 })
      fireEvent.input(field, { target: { value: '-7' } })
      expect(field).toHaveValue('')
      expect(field).toHaveAccessibleDescription('Must be 0 or more: “-7” was skipped')
    })

    it.each([
      ['a lot', 'Enter a number.'],
      ['999999999999999999', 'Too many digits: 15 at most'],
    ])('shows that %s is invalid', async (text, message) => {
      const { field } = show({ min: 0, decimals: 2 })
      await user.click(field)
      await user.paste(text)
      await user.tab()
      expect(field).toHaveValue(text)
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(message)
    })

    it('keeps its buttons in a table cell, even for long numbers', async () => {
      const value = 999_999_999_999.99
      const { field } = show({ value, decimals: 2 })
      await user.click(increase())
      await user.click(increase())
      await user.click(decrease())
      expect(field).toHaveAttribute('aria-valuenow', String(value + 1))
      await user.type(field, '{Backspace}{Backspace}')
      expect([increase(), decrease()].every(button => button.isConnected)).toBe(true)
    })
  })

  describe('ambiguous number', () => {
    it('asks for the meaning, and applies the choice', async () => {
      const { field, onChange } = show({ locale: 'de-DE', value: 7, min: 0, decimals: 2 })
      await user.click(field)
      field.select()
      await user.keyboard('1,234')
      expect(screen.getByRole('alert')).toHaveTextContent('“1,234” could be two numbers. Which one do you mean?')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(/^“1,234” could be two numbers\. Which one do you mean\?/)
      await pass(300)
      // Neither meaning is assumed, and the previous number is cleared.
      expect(onChange.mock.calls).toEqual([[null]])
      await user.click(screen.getByRole('button', { name: '1\u00a0234' }))
      expect(onChange).toHaveBeenLastCalledWith(1234)
      expect(field).toBeValid()
      expect(field).toHaveFocus()
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })

  describe('keyboard and assistive technology', () => {
    it('is a spin button with its number, limits and error', () => {
      const rules = { format: notationOf('en-US'), onChange: () => {}, decimals: 2, min: 0, max: 100 }
      render(<NumberField label="Weight" value={12.5} errorMessage="Enter the weight." {...rules} />)
      const field = screen.getByRole('spinbutton', { name: 'Weight' })
      expect(field).toHaveAttribute('aria-valuenow', '12.5')
      expect(field).toHaveAttribute('aria-valuemin', '0')
      expect(field).toHaveAttribute('aria-valuemax', '100')
      expect(field).toHaveAttribute('aria-valuetext', '12.5')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Enter the weight.')
    })

    it('ignores the mouse wheel', async () => {
      const { field, onChange } = show({ value: 5 })
      await user.click(field)
      fireEvent.wheel(field, { deltaY: 100 })
      await pass(1000)
      expect(onChange).not.toHaveBeenCalled()
      expect(field).toHaveValue('5')
    })

    it('selects its text on keyboard focus; its buttons are no tab stops', async () => {
      const { field } = show({ value: 120 })
      await user.tab()
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
      await user.click(increase())
      expect(field).toHaveFocus()
      await user.tab()
      expect(elsewhere()).toHaveFocus()
    })

    it('places the caret after a formula without a result, which the user completes', async () => {
      const formula = {
        isStarted: (text: string) => text.includes('-'),
        read: (text: string) => (text.endsWith('-') ? { number: null } : { number: 860 }),
        key: { label: '− tare', begin: (text: string) => `${text}-` },
      }
      const { field } = show({ formula, initialText: '1240-' })
      act(() => field.focus())
      expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5])
    })

    it('keeps the caret when the focus is restored after a failed save', async () => {
      const { field } = show({ value: 120 })
      await user.tab()
      await user.keyboard('45')
      act(() => field.blur())
      act(() => field.focus())
      expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
    })
  })
})
