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

describe('focus of a removed row', () => {
  test.each([
    ['moves to the row at its position', 'Remove Ben', without('Ben'), 'Edit Cid'],
    ['moves from the last row to the new last one', 'Remove Dan', without('Dan'), 'Edit Cid'],
    ['moves to the row at its position among new rows', 'Remove Ben', ['Eve', 'Fay', 'Gil'], 'Edit Fay'],
    ['moves to the last of fewer new rows', 'Remove Dan', ['Eve', 'Fay'], 'Edit Fay'],
  ])('%s', async (_, held, rows, next) => {
    const showNow = show()
    button(held).focus()
    await showNow({ rows })
    expect(button(next)).toHaveFocus()
  })

  test('moves to the given target when the list is removed', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: [] })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('waits for a target', async () => {
    const showNow = show({ hasSearch: false })
    button('Remove Ben').focus()
    await showNow({ rows: [], hasSearch: false })
    expect(document.body).toHaveFocus()
    await showNow({ rows: [] })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('counts the position among the remaining rows', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: without('Ann') })
    expect(button('Remove Ben')).toHaveFocus()
    await showNow({ rows: without('Ann', 'Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })

  test('keeps the focus in the new row when it is removed too', async () => {
    const showNow = show()
    button('Remove Ann').focus()
    await showNow({ rows: without('Ann') })
    await showNow({ rows: without('Ann', 'Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })
})

test('stays in the row when only the button is removed', async () => {
  const showNow = show()
  button('Edit Ben').focus()
  await showNow({ fixed: 'Ben' })
  expect(button('Remove Ben')).toHaveFocus()
})

test('moves on when the focused button is disabled', async () => {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ disabled: 'Ben' })
  expect(screen.getByRole('textbox')).toHaveFocus()
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

describe('preserved focus', () => {
  test('stays elsewhere after it was moved before the removal', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    screen.getByRole('textbox').focus()
    await showNow({ rows: without('Ben') })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('stays on nothing after a press on the background', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await userEvent.click(screen.getByText('Nothing to press'))
    await showNow({ rows: without('Ben') })
    expect(document.body).toHaveFocus()
  })

  test('stays when other rows are removed', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: without('Cid', 'Dan') })
    expect(button('Remove Ben')).toHaveFocus()
  })
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
