import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'

function renderForm() {
  const onSubmit = vi.fn<() => void>()
  const onOther = vi.fn<() => void>()
  render(
    <>
      <Form onSubmit={onSubmit}>
        <Button type="submit">Save</Button>
        <Button onPress={onOther}>Other</Button>
      </Form>
      <p>Message</p>
    </>,
  )
  return { onSubmit, onOther }
}

const at = (clientX: number, clientY: number) => ({ button: 0, pointerId: 1, pointerType: 'mouse', clientX, clientY })

test.each([
  ['submits', 'Save'],
  ['presses another button', 'Other'],
])('%s if the button moves away under a resting pointer', async (_, name) => {
  const { onSubmit, onOther } = renderForm()
  fireEvent.pointerDown(screen.getByRole('button', { name }), at(100, 500))
  fireEvent.pointerUp(screen.getByText('Message'), at(101, 500))
  await vi.waitFor(() => expect(name === 'Save' ? onSubmit : onOther).toHaveBeenCalledTimes(1))
})

test('cancels a press if the user moves the pointer away', () => {
  vi.useFakeTimers()
  const { onSubmit } = renderForm()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }), at(100, 500))
  fireEvent.pointerUp(screen.getByText('Message'), at(100, 560))
  vi.runAllTimers()
  vi.useRealTimers()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('submits once if the button stays', () => {
  vi.useFakeTimers()
  const { onSubmit } = renderForm()
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.pointerDown(button, at(100, 500))
  fireEvent.pointerUp(button, at(100, 500))
  fireEvent.click(button)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
