import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

const people = ['Ann', 'Ben', 'Cid', 'Dan']

type Shown = {
  rows?: readonly string[]
  /** Whose row has no button to edit it. */
  fixed?: string
  /** Whose buttons are disabled. */
  disabled?: string
  isInert?: boolean
  hasWindow?: boolean
  /** Whether there is a search to go to. */
  hasSearch?: boolean
}

function People({ rows = people, fixed, disabled, isInert = false, hasWindow = false, hasSearch = true }: Shown) {
  const rescue = useFocusRescue({
    items: 'li',
    next: ({ beside }) =>
      beside?.querySelector<HTMLElement>('button:not(:disabled)') ?? document.querySelector('input'),
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
 * Shows the people; what it gives shows them anew, does what follows from that at once, and waits until the change of the
 * page was noticed.
 */
function show(first: Shown = {}) {
  const { rerender } = render(<People {...first} />)
  return async (next: Shown, thenAtOnce?: () => void) => {
    rerender(<People {...next} />)
    thenAtOnce?.()
    await act(async () => undefined)
  }
}

/** Opens the window from the row of Ben, which takes the focus. */
async function showWindow() {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ hasWindow: true })
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  return showNow
}

const without = (...names: string[]) => people.filter(name => !names.includes(name))

describe('the focus of a row that leaves the page', () => {
  test.each([
    ['goes to the row in its place', 'Remove Ben', without('Ben'), 'Edit Cid'],
    ['goes to the last row from the last', 'Remove Dan', without('Dan'), 'Edit Cid'],
    ['goes to the row in its place where all are others', 'Remove Ben', ['Eve', 'Fay', 'Gil'], 'Edit Fay'],
    ['goes to the last of fewer others', 'Remove Dan', ['Eve', 'Fay'], 'Edit Fay'],
  ])('%s', async (_, held, rows, next) => {
    const showNow = show()
    button(held).focus()
    await showNow({ rows })
    expect(button(next)).toHaveFocus()
  })

  test('goes where it is told to when the rows leave with all that is around them', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: [] })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('waits until there is something to go to', async () => {
    const showNow = show({ hasSearch: false })
    button('Remove Ben').focus()
    await showNow({ rows: [], hasSearch: false })
    expect(document.body).toHaveFocus()
    await showNow({ rows: [] })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('counts the place among the rows that are left when it goes', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: without('Ann') })
    expect(button('Remove Ben')).toHaveFocus()
    await showNow({ rows: without('Ann', 'Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })

  test('is kept again by the row that it went to', async () => {
    const showNow = show()
    button('Remove Ann').focus()
    await showNow({ rows: without('Ann') })
    await showNow({ rows: without('Ann', 'Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })
})

test('a button that goes alone leaves the focus in its row', async () => {
  const showNow = show()
  button('Edit Ben').focus()
  await showNow({ fixed: 'Ben' })
  expect(button('Remove Ben')).toHaveFocus()
})

test('a button that is disabled under the focus hands it on', async () => {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ disabled: 'Ben' })
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('what is inert for a while has the focus again after that', async () => {
  const showNow = show()
  button('Remove Ben').focus()
  await showNow({ isInert: true })
  // As browsers do with the focus of what becomes inert.
  act(() => button('Remove Ben').blur())
  await showNow({ isInert: true, rows: without('Ann') })
  expect(document.body).toHaveFocus()
  await showNow({ rows: without('Ann') })
  expect(button('Remove Ben')).toHaveFocus()
})

describe('the focus stays where it is', () => {
  test('when it was moved elsewhere before its row went', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    screen.getByRole('textbox').focus()
    await showNow({ rows: without('Ben') })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('when a press on nothing took it away before its row went', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await userEvent.click(screen.getByText('Nothing to press'))
    await showNow({ rows: without('Ben') })
    expect(document.body).toHaveFocus()
  })

  test('when other rows go', async () => {
    const showNow = show()
    button('Remove Ben').focus()
    await showNow({ rows: without('Cid', 'Dan') })
    expect(button('Remove Ben')).toHaveFocus()
  })
})

describe('a window that is opened from a row', () => {
  test('leaves the focus to the row as it closes', async () => {
    const showNow = await showWindow()
    await showNow({})
    expect(button('Remove Ben')).toHaveFocus()
  })

  test('leaves it to the next row when the row has gone meanwhile', async () => {
    const showNow = await showWindow()
    await showNow({ rows: without('Ben'), hasWindow: true })
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await showNow({ rows: without('Ben') })
    expect(button('Edit Cid')).toHaveFocus()
  })

  test('leaves it where it was moved to as it closed', async () => {
    const showNow = await showWindow()
    await showNow({ rows: without('Ben') }, () => screen.getByRole('textbox').focus())
    expect(screen.getByRole('textbox')).toHaveFocus()
    await showNow({ rows: without('Ben'), hasSearch: false })
    expect(document.body).toHaveFocus()
  })
})
