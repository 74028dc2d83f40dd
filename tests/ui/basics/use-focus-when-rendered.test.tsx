import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'

function Fields({ names }: { names: readonly string[] }) {
  const focusOnceThere = useFocusWhenRendered()
  return (
    <>
      {['value', 'price'].map(wanted => (
        <button
          key={wanted}
          type="button"
          onClick={() => focusOnceThere(() => document.querySelector<HTMLElement>(`[name="${wanted}"]`))}
        >
          Go to {wanted}
        </button>
      ))}
      {names.map(name => (
        <input key={name} name={name} aria-label={name} />
      ))}
    </>
  )
}

function show() {
  const { rerender } = render(<Fields names={['weight']} />)
  return (...names: string[]) => rerender(<Fields names={names} />)
}

const field = (name: string) => screen.getByRole('textbox', { name })
const goTo = (name: string) => screen.getByRole('button', { name: `Go to ${name}` })

test('focuses a field once, after its first render', async () => {
  const showNow = show()
  await userEvent.click(goTo('value'))
  showNow('weight', 'price')
  expect(goTo('value')).toHaveFocus()
  showNow('weight', 'price', 'value')
  expect(field('value')).toHaveFocus()
  field('weight').focus()
  showNow('weight', 'value')
  expect(field('weight')).toHaveFocus()
})

test('replaces an earlier request', async () => {
  const showNow = show()
  await userEvent.click(goTo('value'))
  await userEvent.click(goTo('price'))
  showNow('value')
  expect(goTo('price')).toHaveFocus()
  showNow('value', 'price')
  expect(field('price')).toHaveFocus()
})
