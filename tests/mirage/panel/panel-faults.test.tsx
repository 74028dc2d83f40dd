import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showFaults } from '#mirage/panel/mount-panel.tsx'

test('An invalid link shows each fault with the known values, and the mock can start without it', async () => {
  const user = userEvent.setup({ delay: null })
  let started: Promise<void> | undefined
  act(() => {
    started = showFaults([
      { parameter: 'mock-scenario', value: 'bussy', known: ['default', 'busy'] },
      { parameter: 'mock-as', value: 'nobody', known: ['naledi'] },
    ])
  })
  expect(screen.getByRole('heading', { name: 'This link is invalid' })).toBeInTheDocument()
  expect(screen.getByText('2 parameters of the mock are unknown.')).toBeInTheDocument()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('mock-scenario=bussy')
  expect(
    within(first ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['default', 'busy'])
  await user.click(screen.getByRole('button', { name: 'Start without them' }))
  await act(async () => started)
  expect(screen.queryByRole('main')).not.toBeInTheDocument()
})
