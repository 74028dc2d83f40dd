import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { replay } from '#lab/core/run/replay.ts'
import { StateCard } from '#lab/view/state-card.tsx'
import { lookupExample } from '#machines/lookup/lookup.example.ts'

test('shows the error of a machine that threw, with its event and action', async () => {
  const { moments } = await replay(lookupExample, { input: 'an empty field', steps: [] })
  const [moment] = moments
  if (!moment) throw new Error('A run has a start.')
  const thrown = { error: new TypeError('no options'), event: 'term.type', action: 'showOptions' }
  const { rerender } = render(<StateCard moment={{ ...moment, thrown }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('TypeError: no options')
  expect(screen.getByRole('alert')).toHaveTextContent('Event: term.type. Action: showOptions.')
  rerender(<StateCard moment={moment} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
