import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { vi } from 'vitest'
import { formatNumber, parseNumber, separatorsOf } from '#domain/figures/numbers.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import type { NumberFormat } from '#ui/fields/typed-number.ts'
import type { NumberRules } from '#ui/fields/use-typed-number.ts'

/** How the product writes and reads numbers in a locale. */
export const formatOf = (locale: string): NumberFormat => ({
  ...separatorsOf(locale),
  parse: text => parseNumber(text, locale),
  format: (value, decimals) => formatNumber(value, locale, decimals),
})

/** The text of the field, with plain spaces between groups. */
export const shown = () => screen.getByRole<HTMLInputElement>('spinbutton').value.replaceAll('\u00a0', ' ')

/** Sets the value of the field on the screen, as a machine would. */
const outside: { set?: (value: number | null) => void } = {}

/** A field labelled "Weight" that holds its value, as a screen would, and tells of every report. */
export function show({ value = null, locale = 'en-US', ...rules }: Partial<NumberRules> & { locale?: string } = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  const pauses: boolean[] = []
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
          onChange={(next, hasPaused) => {
            onChange(next)
            pauses.push(hasPaused)
            setHeld(next)
          }}
          onInvalidText={onInvalidText}
        />
        <button type="button">Elsewhere</button>
      </>
    )
  }
  const { unmount } = render(<Holder />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' })
  return {
    field,
    onChange,
    /** Of each report, whether it came after the pause in the typing. */
    pauses,
    onInvalidText,
    leave: unmount,
    set: (next: number | null) => act(() => outside.set?.(next)),
  }
}

export const increase = () => screen.getByRole('button', { name: 'Increase Weight' })
export const decrease = () => screen.getByRole('button', { name: 'Decrease Weight' })
