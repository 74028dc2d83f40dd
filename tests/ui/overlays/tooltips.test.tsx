import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { Tooltips } from '#ui/overlays/tooltip.tsx'
import { useFakeTime } from '../fake-time.ts'

function Controls() {
  const area = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={area}>
        <button type="button" data-tooltip="Remove it">
          <i data-testid="drawing" />
          Bin
        </button>
        <button type="button" data-tooltip="Copy it">
          Copy
        </button>
        <button type="button">Silent</button>
      </div>
      <Tooltips within={area} />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const words = () => screen.queryByRole('tooltip')?.textContent

describe('shared tooltip', () => {
  const { user, pass } = useFakeTime()

  it('opens after 700 ms of hover, without delay for the next control, and again after 300 ms without', async () => {
    render(<Controls />)
    await user.hover(button('Bin'))
    await pass(690)
    expect(words()).toBeUndefined()
    await pass(20)
    expect(words()).toBe('Remove it')
    await user.hover(button('Copy'))
    await pass(0)
    expect(words()).toBe('Copy it')
    await user.hover(button('Silent'))
    await pass(0)
    expect(words()).toBeUndefined()
    await pass(290)
    await user.hover(button('Bin'))
    await pass(0)
    expect(words()).toBe('Remove it')
    await user.hover(button('Silent'))
    await pass(310)
    await user.hover(button('Copy'))
    await pass(690)
    expect(words()).toBeUndefined()
    await pass(20)
    expect(words()).toBe('Copy it')
  })

  it('does not skip the delay after an unopened tooltip', async () => {
    render(<Controls />)
    await user.hover(button('Bin'))
    await pass(400)
    await user.hover(button('Copy'))
    await pass(690)
    expect(words()).toBeUndefined()
  })

  it('stays closed while the pointer moves inside a pressed control', async () => {
    render(<Controls />)
    await user.hover(button('Bin'))
    await pass(710)
    fireEvent.pointerDown(button('Bin'))
    fireEvent.pointerOver(screen.getByTestId('drawing'), { relatedTarget: button('Bin') })
    await pass(710)
    expect(words()).toBeUndefined()
  })

  it('opens on keyboard focus, and closes on blur or Escape', async () => {
    render(<Controls />)
    await user.tab()
    expect(words()).toBe('Remove it')
    await user.tab()
    expect(words()).toBe('Copy it')
    await user.keyboard('{Escape}')
    expect(words()).toBeUndefined()
    await user.tab()
    expect(words()).toBeUndefined()
  })
})
