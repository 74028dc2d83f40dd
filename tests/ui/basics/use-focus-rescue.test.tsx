import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

const people = ['Ann', 'Ben', 'Cid', 'Dan']

type Shown = {
  rows?: readonly string[]
  /** Name in the row without an Edit button. */
  fixed?: string
  /** Name in the row with disabled buttons. */
  disabled?: string
  isInert?: boolean
  hasWindow?: boolean
  hasSearch?: boolean
}

function People({ rows = people, fixed, disabled, isInert = false, hasWindow = false, hasSearch = true }: Shown) {
  const rescue = useFocusRescue({
    items: 'li',
    next: ({ nearest }) =>
      nearest?.querySelector<HTMLElement>('button:not(:disabled)') ?? document.querySelector('input'),
  })
  return (
    <>
      {hasSearch ? <input aria-label="Search" /> : null}
      {rows.length > 0 ? (
        <ul {...rescue} inert={isInert}>
          {rows.map(row => (
            <li key={row}>
              {row === fixed ? null : (
                <button type="button" disabled={row === disabled}>
                  Edit {row}
                </button>
              )}
              <button type="button" disabled={row === disabled}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p>Nothing to press</p>
      <Dialog title="Question" isOpen={hasWindow} onClose={() => undefined}>
        <button type="button">Answer</button>
      </Dialog>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/**
 * Renders the list of people. Returns a function that renders it again with other props, runs the callback and waits
 * for the mutation observer.
 */
function show(first: Shown = {}) {
  const { rerender } = render(<People {...first} />)
  return async (next: Shown, thenAtOnce?: () => void) => {
    rerender(<People {...next} />)
    thenAtOnce?.()
    await act(async () => undefined)
  }
}

/** Opens a dialog while a button in Ben's row has the focus. The dialog takes the focus. */
async function showWindow() {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ hasWindow: true })
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  return showNow
}

const without = (...names: string[]) => people.filter(name => !names.includes(name))

describe('focus', () => {
  test.each<[behaviour: string, held: string, renders: Shown[], focused: string]>([
    ['moves to the row at its position', 'Remove Ben', [{ rows: without('Ben') }], 'Edit Cid'],
    ['moves from the last row to the new last one', 'Remove Dan', [{ rows: without('Dan') }], 'Edit Cid'],
    ['moves to the row at its position among new rows', 'Remove Ben', [{ rows: ['Eve', 'Fay', 'Gil'] }], 'Edit Fay'],
    ['moves to the last of fewer new rows', 'Remove Dan', [{ rows: ['Eve', 'Fay'] }], 'Edit Fay'],
    [
      'counts the position among the remaining rows',
      'Remove Ben',
      [{ rows: without('Ann') }, { rows: without('Ann', 'Ben') }],
      'Edit Cid',
    ],
    [
      'stays in the new row when it is removed too',
      'Remove Ann',
      [{ rows: without('Ann') }, { rows: without('Ann', 'Ben') }],
      'Edit Cid',
    ],
    ['moves to the given target when the list is removed', 'Remove Ben', [{ rows: [] }], 'Search'],
    ['stays in the row when only the button is removed', 'Edit Ben', [{ fixed: 'Ben' }], 'Remove Ben'],
    ['moves on when the focused button is disabled', 'Remove Ben', [{ disabled: 'Ben' }], 'Search'],
    ['stays when other rows are removed', 'Remove Ben', [{ rows: without('Cid', 'Dan') }], 'Remove Ben'],
  ])('%s', async (_, held, renders, focused) => {
    const showNow = show()
    button(held).focus()
    for (const next of renders) await showNow(next)
    expect(focused === 'Search' ? screen.getByRole('textbox') : button(focused)).toHaveFocus()
  })

  test('waits for a target', async () => {
    const showNow = show({ hasSearch: false })
    button('Remove Ben').focus()
    await showNow({ rows: [], hasSearch: false })
    expect(document.body).toHaveFocus()
    await showNow({ rows: [] })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('stays elsewhere after it was moved before the removal, also on nothing after a press', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    screen.getByRole('textbox').focus()
    await showNow({ rows: without('Ben') })
    expect(screen.getByRole('textbox')).toHaveFocus()
    button('Remove Cid').focus()
    await userEvent.click(screen.getByText('Nothing to press'))
    await showNow({ rows: without('Ben', 'Cid') })
    expect(document.body).toHaveFocus()
  })
})

test('returns after an inert period', async () => {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ isInert: true })
  // Blurs the button, as browsers do when an element becomes inert.
  act(() => button('Remove Ben').blur())
  await showNow({ isInert: true, rows: without('Ann') })
  expect(document.body).toHaveFocus()
  await showNow({ rows: without('Ann') })
  expect(button('Remove Ben')).toHaveFocus()
})

describe('dialog opened from a row', () => {
  test('returns the focus to the row on close', async () => {
    const showNow = await showWindow()
    await showNow({})
    expect(button('Remove Ben')).toHaveFocus()
  })

  test('returns the focus to the next row if the row was removed', async () => {
    const showNow = await showWindow()
    await showNow({ rows: without('Ben'), hasWindow: true })
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await showNow({ rows: without('Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })

  test('keeps a focus that was moved on close', async () => {
    const showNow = await showWindow()
    await showNow({ rows: without('Ben') }, () => screen.getByRole('textbox').focus())
    expect(screen.getByRole('textbox')).toHaveFocus()
    await showNow({ rows: without('Ben'), hasSearch: false })
    expect(document.body).toHaveFocus()
  })
})
